import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct ContactListBuilderTests {
  private let repository = ContactRepositoryStub([.grace])
  private let addContact = AddContactBuilderStub()

  private func open() -> Window {
    let builder = ContactListBuilder(repository: repository, addContact: addContact)
    let window = Window(rootViewController: builder.build())
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.builder))
  func theSceneShowsTheContacts() {
    let screen = open().snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.role(.builder))
  func theSceneOpensTheAddScreenAndHearsOfTheContact() throws {
    let window = open()
    try window.tap(button: "Add")
    #expect(window.rootViewController.presentedViewController === addContact.viewController)
    let delegate = try #require(addContact.delegates.first)
    window.rootViewController.dismiss()
    window.handleEvent { delegate.addContactDidAdd(.ada) }
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.builder))
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
