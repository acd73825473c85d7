import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct AddContactViewControllerTests {
  private let presenter = AddContactPresenterSpy()
  private let viewController: AddContactViewController
  private let window: Window

  init() {
    viewController = AddContactViewController(presenter: presenter)
    window = Window(rootViewController: viewController)
    window.makeKeyAndVisible()
  }

  private func typeName() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
  }

  @Test(.role(.view), .behaviour(.screensHaveTheirTitles))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role(.view), .behaviour(.addScreenStartsEmpty))
  func theAddScreenStartsEmpty() {
    #expect(window.snapshot().fields.map(\.label) == ["First name", "Last name"])
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role(.view), .behaviour(.firstNameHasTheFocus))
  func theFirstNameHasTheFocus() {
    #expect(window.snapshot().fields.map(\.isFocused) == [true, false])
  }

  @Test(.role(.view), .behaviour(.doneStoresTheName))
  func doneStoresTheName() throws {
    try typeName()
    #expect(window.snapshot().rightButton?.title == "Done")
    try window.tap(button: "Done")
    #expect(presenter.events == [.done(firstName: "Ada", lastName: "Lovelace")])
  }

  @Test(.role(.view))
  func cancelIsPassedOn() throws {
    #expect(window.snapshot().leftButton?.title == "Cancel")
    try window.tap(button: "Cancel")
    #expect(presenter.events == [.cancel])
  }

  @Test(.role(.view))
  func theAlertIsShown() {
    viewController.showAlert(title: "Error", message: "No name")
    #expect(window.snapshot().alert == .init(title: "Error", message: "No name", buttons: ["Ok"]))
  }

  @Test(.role(.view), .behaviour(.refusalKeepsWhatWasTyped))
  func aRefusalKeepsWhatWasTyped() throws {
    try typeName()
    try window.tap(button: "Done")
    viewController.showAlert(title: "Error", message: "No name")
    try window.tap(button: "Ok")
    #expect(window.snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.role(.view), .behaviour(.closedAlertStaysClosed))
  func aClosedAlertStaysClosed() throws {
    viewController.showAlert(title: "Error", message: "No name")
    try window.tap(button: "Ok")
    #expect(window.snapshot().alert == nil)
    try window.type("Ada", into: "First name")
    #expect(window.snapshot().alert == nil)
  }

  @Test(.role(.view), .behaviour(.screensDoNotOutliveTheirUse))
  func theAddScreenDoesNotOutliveItsUse() {
    weak var screen: AddContactViewController?
    do {
      let viewController = AddContactViewController(presenter: presenter)
      Window(rootViewController: viewController).makeKeyAndVisible()
      viewController.showAlert(title: "Error", message: "No name")
      screen = viewController
    }
    #expect(screen == nil)
  }
}
