import ContactsDomain
import ContactsRows
import DeclarativeKit

/// The contacts screen: has the contacts loaded, formats and shows them, and opens the Add screen.
struct ContactListView: View {
  // MARK: Dependencies

  @Environment(ContactStore.self) private var store

  // MARK: State

  @State private var failure: StorageFailure?
  @State private var isAlertPresented = false
  @State private var isAddContactPresented = false
  /// How often a person has asked for the contacts again.
  @State private var retries = 0

  var body: some View {
    NavigationStack {
      VStack { content }
        .navigationTitle("Contacts")
        .toolbar {
          Button("Add") { isAddContactPresented = true }
            .disabled(store.contacts == nil)
        }
        .alert("Error", isPresented: $isAlertPresented, presenting: failure) { _ in
          Button("Cancel", role: .cancel) {}
          Button("Retry") { retries += 1 }
        } message: { failure in
          Text(message(for: failure))
        }
    }
    // Not in Retry's action: an alert on its way out may not be shown again.
    .task(id: retries) { loadContacts() }
    .sheet(isPresented: $isAddContactPresented) {
      AddContactView()
    }
  }

  // MARK: Private

  @ViewBuilder private var content: some View {
    if let failure {
      ContentUnavailableView {
        Text(message(for: failure))
      } actions: {
        Button("Retry") { retries += 1 }
      }
    } else if let contacts = store.contacts {
      list(of: contacts)
    }
  }

  private func list(of contacts: ContactRows) -> some View {
    ScrollViewReader { proxy in
      List(contacts) { contact in
        Text(verbatim: "\(contact.name.first) \(contact.name.last)")
      }
      .rowIndex { contacts.firstRow(beginningWith: $0) }
      .overlay {
        if contacts.isEmpty {
          ContentUnavailableView { Text("No contacts yet") }
        }
      }
      .onChange(of: store.addedContactID) { _, id in
        if let id { proxy.scrollTo(id) }
      }
    }
  }

  private func loadContacts() {
    do throws(StorageFailure) {
      try store.load()
      failure = nil
    } catch {
      failure = error
      isAlertPresented = true
    }
  }

  private func message(for failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }
}
