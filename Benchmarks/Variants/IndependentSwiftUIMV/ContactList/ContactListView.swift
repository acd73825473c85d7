import ContactsDomain
import ContactsRows
import DeclarativeKit

/// The first screen: all contacts, or why there are none to show.
struct ContactListView: View {
  @Environment(ContactStore.self) private var store
  /// Why the last attempt to load failed; it stays on the screen after its alert has gone.
  @State private var loadFailure: StorageFailure?
  @State private var isShowingLoadFailure = false
  @State private var isAddingContact = false
  @State private var addedContactID: Contact.ID?

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Contacts")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") { isAddingContact = true }
              .disabled(store.contacts == nil)
          }
        }
    }
    .onAppear(perform: loadIfNeeded)
    .sheet(isPresented: $isAddingContact) {
      AddContactView { addedContactID = $0.id }
    }
    .alert("Error", isPresented: $isShowingLoadFailure, presenting: loadFailure) { _ in
      Button("Cancel", role: .cancel) {}
      Button("Retry", action: load)
    } message: { failure in
      Text(failure.loadMessage)
    }
  }

  @ViewBuilder private var content: some View {
    if let contacts = store.contacts {
      list(of: contacts)
    } else if let loadFailure {
      ContentUnavailableView {
        Text(loadFailure.loadMessage)
      } actions: {
        Button("Retry", action: load)
      }
    }
  }

  private func list(of contacts: ContactRows) -> some View {
    ScrollViewReader { proxy in
      List(contacts) { contact in
        Text(verbatim: "\(contact.name.first) \(contact.name.last)")
      }
      .rowIndex(contacts.firstRow(beginningWith:))
      // Over the list and not in its place, so that the first contact is a row that comes to it like any other.
      .overlay {
        if contacts.isEmpty {
          ContentUnavailableView { Text("No contacts yet") }
        }
      }
      // By the time that this runs, the list has the row.
      .onChange(of: addedContactID) { _, id in
        if let id { proxy.scrollTo(id) }
      }
    }
  }

  private func loadIfNeeded() {
    if store.contacts == nil { load() }
  }

  private func load() {
    do throws(StorageFailure) {
      try store.load()
      loadFailure = nil
    } catch {
      loadFailure = error
      isShowingLoadFailure = true
    }
  }
}

extension StorageFailure {
  fileprivate var loadMessage: String { "The contacts could not be loaded\(explanation)" }
}
