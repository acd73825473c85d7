import TerminalKit

/// Where the Add screen leads: back.
protocol AddContactRoutingLogic {
  func routeToContactList()
}

/// The transitions from the Add screen, and what they hand over.
final class AddContactRouter {
  // MARK: Dependencies

  private let dataStore: any AddContactDataStore
  private let contactList: any ContactListBusinessLogic
  weak var viewController: ViewController?

  init(dataStore: any AddContactDataStore, contactList: any ContactListBusinessLogic) {
    self.dataStore = dataStore
    self.contactList = contactList
  }
}

// MARK: - AddContactRoutingLogic

extension AddContactRouter: AddContactRoutingLogic {
  func routeToContactList() {
    viewController?.dismiss()
    if let contact = dataStore.addedContact {
      contactList.insertContact(ContactList.InsertContact.Request(contact: contact))
    }
  }
}
