import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct ContactsAppTests {
  private let repository = StubContactRepository(.grace, .ada)

  @Test(.role(.app), .behaviour(.appBeginsWithTheContacts)) func theAppBeginsWithTheContacts() {
    let app = ContactsApp(repository: repository)
    let screen = Window.showing(app.rootViewController).snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.app), .behaviour(.addedContactIsThereAtTheNextLaunch))
  func anAddedContactIsThereAtTheNextLaunch() throws {
    let app = ContactsApp(repository: repository)
    let window = Window.showing(app.rootViewController)
    try window.tap(button: "Add")
    try window.type(firstName: "Alan", lastName: "Turing")
    try window.tap(button: "Done")
    let nextApp = ContactsApp(repository: repository)
    let screen = Window.showing(nextApp.rootViewController).snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }
}
