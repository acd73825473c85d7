import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactsCoordinatorTests {
  private let repository = ContactRepositoryStub([.grace])
  private let coordinator: ContactsCoordinator
  private let window: Window

  init() {
    coordinator = ContactsCoordinator(repository: repository)
    window = Self.makeWindow(coordinator)
  }

  private static func makeWindow(_ coordinator: ContactsCoordinator) -> Window {
    let window = Window(rootViewController: HostingController(rootView: coordinator.contactList))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.coordinator))
  func theFlowBeginsWithTheContacts() {
    #expect(coordinator.addContactViewModel == nil)
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.behaviour(.addOpensTheAddScreen), .role(.coordinator))
  func addOpensTheAddScreen() throws {
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.coordinator))
  func theAddScreenStartsEmpty() throws {
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role(.coordinator))
  func doneClosesTheAddScreenAndTellsTheList() throws {
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.insertedRow == 0)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.coordinator))
  func cancelClosesTheAddScreenAndLeavesTheList() throws {
    try window.tap(button: "Add")
    try window.tap(button: "Cancel")
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.coordinator))
  func theAddScreenDoesNotOutliveItsUse() throws {
    try window.tap(button: "Add")
    weak let screen = window.screen
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.coordinator), arguments: [nil, "Add"])
  func theFlowDoesNotOutliveItsUse(tapped button: String?) throws {
    weak var flow: ContactsCoordinator?
    weak var screen: ViewController?
    do {
      let coordinator = ContactsCoordinator(repository: repository)
      let window = Self.makeWindow(coordinator)
      if let button { try window.tap(button: button) }
      (flow, screen) = (coordinator, window.rootViewController)
      #expect(flow != nil && screen != nil)
    }
    #expect(flow == nil)
    #expect(screen == nil)
  }
}
