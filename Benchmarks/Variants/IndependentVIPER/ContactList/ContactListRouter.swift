import TerminalKit

final class ContactListRouter: ContactListRouterInput {
  weak var viewController: ViewController?

  private let addContactBuilder: any AddContactBuilding

  init(addContactBuilder: any AddContactBuilding) {
    self.addContactBuilder = addContactBuilder
  }

  func openAddContact(output: any AddContactModuleOutput) {
    let addContact = addContactBuilder.build(output: output)
    viewController?.present(NavigationController(rootViewController: addContact))
  }
}
