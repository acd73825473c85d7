import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct ContactsCoordinatorTests {
  private let repository = StubContactRepository(.ada)
  private let coordinator: ContactsCoordinator
  private let window: Window

  init() {
    coordinator = ContactsCoordinator(repository: repository)
    window = .showing(coordinator.navigationController)
  }

  private var addScreen: ViewController? {
    let front = coordinator.navigationController.presentedViewController as? NavigationController
    return front?.topViewController
  }

  @Test(.role(.coordinator)) func theContactsAreTheFirstScreen() {
    #expect(coordinator.navigationController.topViewController is ContactListViewController)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.coordinator), .behaviour(.addOpensTheAddScreen)) func addOpensTheAddScreen() throws {
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role(.coordinator), .behaviour(.addScreenStartsEmpty), arguments: ["Done", "Cancel"])
  func theAddScreenStartsEmpty(after button: String) throws {
    try window.tap(button: "Add")
    try window.type(firstName: "Alan", lastName: "Turing")
    try window.tap(button: button)
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role(.coordinator), .behaviour(.doneHandsOverTheContact))
  func doneHandsOverTheContact() throws {
    try window.tap(button: "Add")
    try window.type(firstName: "Alan", lastName: "Turing")
    try window.tap(button: "Done")
    let screen = window.snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Alan Turing"])
    #expect(repository.names == [.ada, .alan])
  }

  @Test(.role(.coordinator), .behaviour(.cancelStoresNothing)) func cancelStoresNothing() throws {
    try window.tap(button: "Add")
    try window.type(firstName: "Alan", lastName: "Turing")
    try window.tap(button: "Cancel")
    let screen = window.snapshot()
    #expect(screen.title == "Contacts")
    #expect(screen.list?.visibleRows == ["Ada Lovelace"])
    #expect(repository.names == [.ada])
  }

  @Test(
    .role(.coordinator), .behaviour(.screensDoNotOutliveTheirUse), arguments: ["Done", "Cancel"])
  func theAddScreenDoesNotOutliveItsUse(leftBy button: String) throws {
    try window.tap(button: "Add")
    weak let screen = addScreen
    try window.type(firstName: "Alan", lastName: "Turing")
    #expect(screen is AddContactViewController)
    try window.tap(button: button)
    #expect(screen == nil)
  }

  @Test(.role(.coordinator), .behaviour(.screensDoNotOutliveTheirUse))
  func theScreenDoesNotOutliveItsUse() throws {
    weak var screen: ViewController?
    weak var flow: ContactsCoordinator?
    do {
      let coordinator = ContactsCoordinator(repository: repository)
      let window = Window.showing(coordinator.navigationController)
      (screen, flow) = (coordinator.navigationController.topViewController, coordinator)
      try window.tap(button: "Add")
    }
    #expect(screen == nil)
    #expect(flow == nil)
  }
}
