import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct AddContactBuilderTests {
  private let repository = ContactRepositoryStub()
  private let delegate = AddContactDelegateSpy()
  private let presenting = ViewController()

  /// Opens the scene, as a router would.
  private func open() -> Window {
    presenting.present(AddContactBuilder(repository: repository).build(delegate: delegate))
    let window = Window(rootViewController: presenting)
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.builder))
  func theSceneAddsContacts() throws {
    let window = open()
    #expect(window.snapshot().title == "Add Contact")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
    #expect(delegate.added == [.ada])
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.builder))
  func theSceneShowsErrors() throws {
    let window = open()
    try window.tap(button: "Done")
    #expect(window.snapshot().alert != nil)
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.builder))
  func theAddScreenStartsEmpty() throws {
    let window = open()
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    #expect(open().snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.builder))
  func theAddScreenDoesNotOutliveItsUse() throws {
    let window = open()
    weak let screen = presenting.presentedViewController
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }
}
