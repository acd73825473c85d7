import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListConfiguratorTests {
  private let repository = ContactRepositoryStub([.grace])
  private let addContact = AddContactConfiguratorStub()

  private func open() -> Window {
    let configurator = ContactListConfigurator(repository: repository, addContact: addContact)
    let window = Window(rootViewController: configurator.makeScene())
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.configurator))
  func theSceneShowsTheContacts() {
    let screen = open().snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.role(.configurator))
  func theSceneOpensTheAddScreenAndTakesTheContact() throws {
    let window = open()
    try window.tap(button: "Add")
    #expect(window.rootViewController.presentedViewController === addContact.viewController)
    let contactList = try #require(addContact.contactLists.first)
    // Before the list comes back: a sheet, behind which it stays in view, would not bring it back at all.
    contactList.insertContact(ContactList.InsertContact.Request(contact: .ada))
    window.handleEvent { window.rootViewController.dismiss() }
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.configurator))
  func theScreenDoesNotOutliveItsUse() {
    weak var screen: ViewController?
    do {
      let window = open()
      screen = window.rootViewController
      #expect(screen != nil)
    }
    #expect(screen == nil)
  }
}
