import ContactsDomain
import ContactsIndependentVIPER
import TerminalKit
import TestSupport
import Testing

@MainActor @Suite struct ContactsAppTests {
  private let repository = InMemoryContactRepository([
    PersonName(first: "Grace", last: "Hopper"), PersonName(first: "Ada", last: "Lovelace"),
  ])

  private func launch() -> Window {
    let window = Window(rootViewController: ContactsApp(repository: repository).rootViewController)
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.app), .behaviour(.appBeginsWithTheContacts))
  func theAppBeginsWithTheContacts() {
    #expect(launch().snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.app), .behaviour(.addedContactIsThereAtTheNextLaunch))
  func anAddedContactIsThereAtTheNextLaunch() throws {
    let window = launch()
    try window.tap(button: "Add")
    try window.type("Alan", into: "First name")
    try window.type("Turing", into: "Last name")
    try window.tap(button: "Done")
    let rows = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]
    #expect(window.snapshot().list?.visibleRows == rows)
    #expect(launch().snapshot().list?.visibleRows == rows)
  }
}
