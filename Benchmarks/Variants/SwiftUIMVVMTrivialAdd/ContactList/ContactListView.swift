import ContactsDomain
import ContactsRows
import DeclarativeKit

/// The content of the contacts screen, from values alone: what it shows, and what can be tapped.
struct ContactListView: View {
  /// The contacts, nil as long as they have not been loaded.
  let contacts: ContactRows?
  /// Why they could not be loaded, nil where they were.
  let failure: String?
  /// The contact to bring into view.
  let addedContactID: Contact.ID?
  @Binding var isAlertPresented: Bool
  let addAction: () -> Void
  let retryAction: () -> Void

  var body: some View {
    VStack { content }
      .navigationTitle("Contacts")
      .toolbar {
        Button("Add", action: addAction)
          .disabled(contacts == nil)
      }
      .alert("Error", isPresented: $isAlertPresented, presenting: failure) { _ in
        Button("Cancel", role: .cancel) {}
        Button("Retry", action: retryAction)
      } message: { failure in
        Text(failure)
      }
  }

  // MARK: Private

  @ViewBuilder private var content: some View {
    if let failure {
      ContentUnavailableView {
        Text(failure)
      } actions: {
        Button("Retry", action: retryAction)
      }
    } else if let contacts {
      list(of: contacts)
    }
  }

  private func list(of contacts: ContactRows) -> some View {
    ScrollViewReader { proxy in
      List(contacts) { contact in
        Text(contact.fullName)
      }
      .rowIndex { contacts.firstRow(beginningWith: $0) }
      .overlay {
        if contacts.isEmpty {
          ContentUnavailableView { Text("No contacts yet") }
        }
      }
      .onChange(of: addedContactID) { _, id in
        if let id { proxy.scrollTo(id) }
      }
    }
  }
}
