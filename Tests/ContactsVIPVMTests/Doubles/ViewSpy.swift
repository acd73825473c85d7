@testable import ContactsVIPVM

/// Remembers what it was told to show.
@MainActor final class ViewSpy: ContactListView, AddContactView {
  private(set) var listChanges: [ContactListChange] = []
  private(set) var addChanges: [AddContactChange] = []

  func update(_ change: ContactListChange) {
    listChanges.append(change)
  }

  func update(_ change: AddContactChange) {
    addChanges.append(change)
  }
}
