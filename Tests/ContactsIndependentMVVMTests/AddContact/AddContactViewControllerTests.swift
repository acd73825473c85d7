import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct AddContactViewControllerTests {
  private let repository = StubContactRepository()
  private let viewModel: AddContactViewModel

  init() {
    viewModel = AddContactViewModel(repository: repository)
  }

  private func show() -> Window {
    .showing(AddContactViewController(viewModel: viewModel))
  }

  private func texts(in window: Window) -> [String] {
    window.snapshot().fields.map(\.text)
  }

  @Test(.role(.view), .behaviour(.screensHaveTheirTitles)) func theScreenHasItsTitle() {
    #expect(show().snapshot().title == "Add Contact")
  }

  @Test(.role(.view), .behaviour(.firstNameHasTheFocus)) func theFirstNameHasTheFocus() {
    #expect(
      show().snapshot().fields == [
        ScreenSnapshot.Field(label: "First name", text: "", isFocused: true),
        ScreenSnapshot.Field(label: "Last name", text: "", isFocused: false),
      ])
  }

  @Test(.role(.view)) func theFieldsShowTheNames() {
    viewModel.firstName = "Ada"
    viewModel.lastName = "Lovelace"
    #expect(texts(in: show()) == ["Ada", "Lovelace"])
  }

  @Test(.role(.view), .behaviour(.doneStoresTheName)) func doneStoresTheName() throws {
    let window = show()
    try window.type(firstName: "Ada", lastName: "Lovelace")
    #expect(window.snapshot().rightButton?.title == "Done")
    try window.tap(button: "Done")
    #expect(repository.names == [.ada])
  }

  @Test(.role(.view)) func aTapOnCancelIsPassedOn() throws {
    var cancels = 0
    viewModel.onCancel = { cancels += 1 }
    let window = show()
    #expect(window.snapshot().leftButton?.title == "Cancel")
    try window.tap(button: "Cancel")
    #expect(cancels == 1)
  }

  // MARK: The alert

  @Test(.role(.view), .behaviour(.refusalSaysWhy)) func aRefusalSaysWhy() throws {
    let window = show()
    try window.tap(button: "Done")
    let message = "A contact must have first and last names"
    let alert = ScreenSnapshot.Alert(title: "Error", message: message, buttons: ["Ok"])
    #expect(window.snapshot().alert == alert)
  }

  @Test(.role(.view), .behaviour(.refusalKeepsWhatWasTyped))
  func aRefusalKeepsWhatWasTyped() throws {
    let window = show()
    try window.type(firstName: "Ada", lastName: " ")
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    #expect(texts(in: window) == ["Ada", " "])
  }

  @Test(.role(.view), .behaviour(.closedAlertStaysClosed)) func aClosedAlertStaysClosed() throws {
    let window = show()
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try window.type("Ada", into: "First name")
    #expect(window.snapshot().alert == nil)
  }

  @Test(.role(.view), .behaviour(.screensDoNotOutliveTheirUse))
  func theAddScreenDoesNotOutliveItsUse() throws {
    weak var screen: ViewController?
    do {
      let window = show()
      screen = window.rootViewController
      try window.type("Ada", into: "First name")
      try window.tap(button: "Done")
    }
    #expect(screen == nil)
  }
}
