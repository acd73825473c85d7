import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactConfiguratorTests {
  private let repository = ContactRepositoryStub()
  private let contactList = ContactListInteractorSpy()
  private let presenting = ViewController()

  /// Opens the scene, as a router would.
  private func open() -> Window {
    let configurator = AddContactConfigurator(repository: repository)
    presenting.present(configurator.makeScene(returningTo: contactList))
    let window = Window(rootViewController: presenting)
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.configurator))
  func theSceneAddsContacts() throws {
    let window = open()
    #expect(window.snapshot().title == "Add Contact")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
    #expect(contactList.calls == [.insertContact(.ada)])
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.configurator))
  func theSceneShowsErrors() throws {
    let window = open()
    try window.tap(button: "Done")
    #expect(window.snapshot().alert != nil)
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.configurator))
  func theAddScreenStartsEmpty() throws {
    let window = open()
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    #expect(open().snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.configurator))
  func theAddScreenDoesNotOutliveItsUse() throws {
    let window = open()
    weak let screen = presenting.presentedViewController
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }
}
