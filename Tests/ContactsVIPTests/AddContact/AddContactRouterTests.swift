import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactRouterTests {
  private let dataStore = AddContactDataStoreStub()
  private let contactList = ContactListDataStoreStub()
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
    #expect(contactList.addedContact == .ada)
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.router))
  func withoutAContactNoneIsHandedOver() {
    router.routeToContactList()
    #expect(contactList.addedContact == nil)
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
