import TerminalKit

@testable import ContactsVIP

/// Gives a screen without content, and remembers to whom it returns.
@MainActor final class AddContactConfiguratorStub: AddContactConfiguring {
  let viewController = ViewController()
  private(set) var contactLists: [any ContactListBusinessLogic] = []

  func makeScene(returningTo contactList: any ContactListBusinessLogic) -> ViewController {
    contactLists.append(contactList)
    return viewController
  }
}
