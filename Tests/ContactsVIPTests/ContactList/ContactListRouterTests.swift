import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListRouterTests {
  private let addContact = AddContactConfiguratorStub()
  private let interactor = ContactListInteractorSpy()

  @Test(.behaviour(.addOpensTheAddScreen), .role(.router))
  func addOpensTheAddScreen() {
    let screen = ViewController()
    let router = ContactListRouter(interactor: interactor, addContact: addContact)
    router.viewController = screen
    router.routeToAddContact()
    #expect(screen.presentedViewController === addContact.viewController)
    #expect(addContact.contactLists.count == 1)
    #expect(addContact.contactLists.first as? ContactListInteractorSpy === interactor)
  }

  @Test(.role(.router))
  func theScreenIsNotKept() {
    let router = ContactListRouter(interactor: interactor, addContact: addContact)
    do {
      let screen = ViewController()
      router.viewController = screen
      #expect(router.viewController != nil)
    }
    #expect(router.viewController == nil)
  }
}
