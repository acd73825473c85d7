import TerminalKit

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  private let addContact: any AddContactBuilding
  weak var viewController: ViewController?

  init(addContact: any AddContactBuilding) {
    self.addContact = addContact
  }
}

// MARK: - ContactListRouting

extension ContactListRouter: ContactListRouting {
  func showAddContact(delegate: any AddContactDelegate) {
    viewController?.present(addContact.build(delegate: delegate))
  }
}
