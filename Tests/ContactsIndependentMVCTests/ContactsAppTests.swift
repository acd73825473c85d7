import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVC

@MainActor @Suite struct ContactsAppTests {
  private let repository = StubContactRepository()

  @Test(.role(.app), .behaviour(.appBeginsWithTheContacts))
  func theAppBeginsWithTheContacts() {
    repository.add(contentsOf: [.grace, .ada])
    let window = launch()
    #expect(window.rootViewController is NavigationController)
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.app), .behaviour(.addedContactIsThereAtTheNextLaunch))
  func anAddedContactIsThereAtTheNextLaunch() throws {
    try launch().add(.ada)
    #expect(launch().snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  private func launch() -> Window {
    let window = Window(rootViewController: ContactsApp(repository: repository).rootViewController)
    window.makeKeyAndVisible()
    return window
  }
}
