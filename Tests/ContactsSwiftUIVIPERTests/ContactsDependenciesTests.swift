import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactsDependenciesTests {
  private func makeWindow(_ dependencies: ContactsDependencies) -> Window {
    let window = Window(rootViewController: HostingController(rootView: dependencies.rootInterface))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role("Dependencies"))
  func theAddScreenStartsEmpty() throws {
    let dependencies = ContactsDependencies(repository: ContactRepositoryStub())
    let window = makeWindow(dependencies)
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role("Dependencies"))
  func theModulesAreConnected() throws {
    let dependencies = ContactsDependencies(repository: ContactRepositoryStub([.grace]))
    let window = makeWindow(dependencies)
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().list?.insertedRow == 0)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role("Dependencies"))
  func theAddScreenDoesNotOutliveItsUse() throws {
    let dependencies = ContactsDependencies(repository: ContactRepositoryStub())
    let window = makeWindow(dependencies)
    try window.tap(button: "Add")
    weak let screen = window.rootViewController.presentedViewController
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role("Dependencies"), arguments: [nil, "Add"])
  func theModulesDoNotOutliveTheirUse(tapped button: String?) throws {
    weak var modules: ContactsDependencies?
    weak var screen: ViewController?
    do {
      let dependencies = ContactsDependencies(repository: ContactRepositoryStub())
      let window = makeWindow(dependencies)
      if let button { try window.tap(button: button) }
      (modules, screen) = (dependencies, window.rootViewController)
      #expect(modules != nil && screen != nil)
    }
    #expect(modules == nil)
    #expect(screen == nil)
  }
}
