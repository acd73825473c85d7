@testable import ContactsVIPVM

/// Counts how often it was told to update itself.
@MainActor final class ViewSpy: ContactListView, AddContactView {
  private(set) var updateCount = 0

  func update() {
    updateCount += 1
  }
}
