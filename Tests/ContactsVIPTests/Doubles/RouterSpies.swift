@testable import ContactsVIP

/// Counts how often it was asked to show the Add screen.
@MainActor final class ContactListRouterSpy: ContactListRoutingLogic {
  private(set) var addContactCount = 0

  func routeToAddContact() {
    addContactCount += 1
  }
}

/// Counts how often it was asked to go back.
@MainActor final class AddContactRouterSpy: AddContactRoutingLogic {
  private(set) var contactListCount = 0

  func routeToContactList() {
    contactListCount += 1
  }
}
