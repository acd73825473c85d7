import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct ContactListRouterTests {
  private let addContact = AddContactBuilderStub()

  @Test(.behaviour(.addOpensTheAddScreen), .role(.router))
  func addOpensTheAddScreen() {
    let screen = ViewController()
    let delegate = AddContactDelegateSpy()
    let router = ContactListRouter(addContact: addContact)
    router.viewController = screen
    router.showAddContact(delegate: delegate)
    #expect(screen.presentedViewController === addContact.viewController)
    #expect(addContact.delegates.count == 1)
    #expect(addContact.delegates.first === delegate)
  }

  @Test(.role(.router))
  func theScreenIsNotKept() {
    let router = ContactListRouter(addContact: addContact)
    do {
      let screen = ViewController()
      router.viewController = screen
      #expect(router.viewController != nil)
    }
    #expect(router.viewController == nil)
  }
}
