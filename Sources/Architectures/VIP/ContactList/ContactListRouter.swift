import TerminalKit

/// Where the contacts screen leads.
protocol ContactListRoutingLogic {
  func routeToAddContact()
}

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  private let dataStore: any ContactListDataStore
  private let addContact: any AddContactConfiguring
  weak var viewController: ViewController?

  init(dataStore: any ContactListDataStore, addContact: any AddContactConfiguring) {
    self.dataStore = dataStore
    self.addContact = addContact
  }
}

// MARK: - ContactListRoutingLogic

extension ContactListRouter: ContactListRoutingLogic {
  func routeToAddContact() {
    viewController?.present(addContact.makeScene(returningTo: dataStore))
  }
}
