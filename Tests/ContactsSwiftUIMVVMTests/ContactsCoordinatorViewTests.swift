import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactsCoordinatorViewTests {
  private let repository = ContactRepositoryStub([.grace])
  private let window: Window

  init() {
    window = Self.makeWindow(repository)
  }

  private static func makeWindow(_ repository: ContactRepositoryStub) -> Window {
    let host = HostingController(rootView: ContactsCoordinatorView(repository: repository))
    let window = Window(rootViewController: NavigationController(rootViewController: host))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.view))
  func aWindowBeginsWithTheContacts() {
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.role(.view))
  func addLeadsToTheAddScreen() throws {
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role(.view))
  func doneLeadsBackToTheListWithTheContact() throws {
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.insertedRow == 0)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.view))
  func cancelLeadsBackToTheList() throws {
    try window.tap(button: "Add")
    try window.tap(button: "Cancel")
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.view))
  func theAddScreenDoesNotOutliveItsUse() throws {
    try window.tap(button: "Add")
    weak let screen = window.screen
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.view), arguments: [nil, "Add"])
  func theFirstScreenDoesNotOutliveItsUse(tapped button: String?) throws {
    weak var screen: ViewController?
    do {
      let window = Self.makeWindow(repository)
      if let button { try window.tap(button: button) }
      screen = window.rootViewController
      #expect(screen != nil)
    }
    #expect(screen == nil)
  }
}
