import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactsDependenciesTests {
  private func makeWindow(_ contacts: Contact...) -> Window {
    let wireframe = ContactsDependencies(repository: ContactRepositoryStub(contacts))
      .makeContactListWireframe()
    let window = Window(rootViewController: HostingController(rootView: wireframe.interface))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role("Dependencies"))
  func theAddScreenStartsEmpty() throws {
    let window = makeWindow()
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role("Dependencies"))
  func theModulesAreConnected() throws {
    let window = makeWindow(.grace)
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().list?.insertedRow == 0)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role("Dependencies"))
  func theAddScreenDoesNotOutliveItsUse() throws {
    let window = makeWindow()
    try window.tap(button: "Add")
    weak let screen = window.screen
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role("Dependencies"), arguments: [nil, "Add"])
  func theModulesDoNotOutliveTheirUse(tapped button: String?) throws {
    weak var flow: ContactListWireframe?
    weak var screen: ViewController?
    do {
      let dependencies = ContactsDependencies(repository: ContactRepositoryStub())
      let wireframe = dependencies.makeContactListWireframe()
      let root = HostingController(rootView: wireframe.interface)
      let window = Window(rootViewController: root)
      window.makeKeyAndVisible()
      if let button { try window.tap(button: button) }
      (flow, screen) = (wireframe, root)
      #expect(flow != nil && screen != nil)
    }
    #expect(flow == nil)
    #expect(screen == nil)
  }
}
