import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@MainActor @Suite struct ContactsAppTests {
  private func makeWindow(_ app: ContactsApp) -> Window {
    let window = Window(rootViewController: HostedApp(app).rootViewController)
    window.makeKeyAndVisible()
    return window
  }

  @Test(.behaviour(.appBeginsWithTheContacts), .role(.app))
  func theAppBeginsWithTheContacts() {
    let app = ContactsApp(repository: ContactRepositoryStub([.ada]))
    let screen = makeWindow(app).snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.behaviour(.addedContactIsThereAtTheNextLaunch), .role(.app))
  func anAddedContactIsThereAtTheNextLaunch() throws {
    let repository = ContactRepositoryStub()
    let app = ContactsApp(repository: repository)
    let window = makeWindow(app)
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
    let nextLaunch = makeWindow(ContactsApp(repository: repository))
    #expect(nextLaunch.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.app))
  func eachWindowHasItsOwnFlow() throws {
    let app = ContactsApp(repository: ContactRepositoryStub())
    let (first, second) = (makeWindow(app), makeWindow(app))
    try first.tap(button: "Add")
    #expect(first.snapshot().title == "Add Contact")
    #expect(second.snapshot().title == "Contacts")
  }
}
