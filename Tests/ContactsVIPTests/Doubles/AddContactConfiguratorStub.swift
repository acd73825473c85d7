import TerminalKit

@testable import ContactsVIP

/// Gives a screen without content, and remembers to whom it returns.
@MainActor final class AddContactConfiguratorStub: AddContactConfiguring {
  let viewController = ViewController()
  private(set) var contactLists: [any ContactListDataStore] = []

  func makeScene(returningTo contactList: any ContactListDataStore) -> ViewController {
    contactLists.append(contactList)
    return viewController
  }
}
