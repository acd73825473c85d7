import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactRouterTests {
  private let dataStore = AddContactDataStoreStub()
  private let contactList = ContactListInteractorSpy()
  private let router: AddContactRouter

  init() {
    router = AddContactRouter(dataStore: dataStore, contactList: contactList)
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.router))
  func doneHandsOverTheContact() {
    let (presenting, screen) = (ViewController(), ViewController())
    presenting.present(screen)
    router.viewController = screen
    dataStore.addedContact = .ada
    router.routeToContactList()
    #expect(contactList.calls == [.insertContact(.ada)])
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.router))
  func withoutAContactNoneIsHandedOver() {
    let (presenting, screen) = (ViewController(), ViewController())
    presenting.present(screen)
    router.viewController = screen
    router.routeToContactList()
    #expect(contactList.calls == [])
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.router))
  func theScreenIsNotKept() {
    do {
      let screen = ViewController()
      router.viewController = screen
      #expect(router.viewController != nil)
    }
    #expect(router.viewController == nil)
  }
}
