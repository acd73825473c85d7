import TerminalKit

/// Where the contacts screen leads.
protocol ContactListRoutingLogic {
  func routeToAddContact()
}

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  private let interactor: any ContactListBusinessLogic
  private let addContact: any AddContactConfiguring
  weak var viewController: ViewController?

  /// - Parameter interactor: takes what the Add scene hands over.
  init(interactor: any ContactListBusinessLogic, addContact: any AddContactConfiguring) {
    self.interactor = interactor
    self.addContact = addContact
  }
}

// MARK: - ContactListRoutingLogic

extension ContactListRouter: ContactListRoutingLogic {
  func routeToAddContact() {
    viewController?.present(addContact.makeScene(returningTo: interactor))
  }
}
