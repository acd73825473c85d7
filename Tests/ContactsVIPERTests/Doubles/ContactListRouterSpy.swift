@testable import ContactsVIPER

/// Remembers for whom it was asked to show the Add screen.
final class ContactListRouterSpy: ContactListRouting {
  private(set) var delegates: [any AddContactDelegate] = []

  func showAddContact(delegate: any AddContactDelegate) {
    delegates.append(delegate)
  }
}
