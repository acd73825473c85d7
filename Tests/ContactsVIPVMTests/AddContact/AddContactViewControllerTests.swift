import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct AddContactViewControllerTests {
  private let viewModel = AddContactInputSpy()
  private let controller: AddContactViewController
  private let window: Window

  init() {
    controller = AddContactViewController(viewModel: viewModel)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  private func refuse() {
    window.handleEvent { controller.update(.refused(message: "No")) }
  }

  // MARK: Arrival

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(viewModel.calls == [.viewDidLoad])
    controller.update(.opened)
    #expect(window.snapshot().title == "New")
  }

  @Test(.role(.view))
  func theScreenHasItsButtonsAndFields() {
    let screen = window.snapshot()
    #expect(screen.leftButton == .init(title: "Cancel", isEnabled: true))
    #expect(screen.rightButton == .init(title: "Done", isEnabled: true))
    #expect(screen.fields.map(\.label) == ["First name", "Last name"])
  }

  @Test(.behaviour(.firstNameHasTheFocus), .role(.view))
  func theFirstNameHasTheFocus() {
    #expect(window.snapshot().fields.map(\.isFocused) == [true, false])
  }

  // MARK: What is typed and tapped

  @Test(.role(.view))
  func whatIsTypedIsPassedOn() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    #expect(viewModel.firstName == "Ada")
    #expect(viewModel.lastName == "Lovelace")
  }

  @Test(.role(.view))
  func theNamesAreShown() {
    (viewModel.firstName, viewModel.lastName) = ("Ada", "Lovelace")
    window.handleEvent { controller.update(.opened) }
    #expect(window.snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.role(.view))
  func doneIsPassedOn() throws {
    try window.tap(button: "Done")
    #expect(viewModel.calls == [.viewDidLoad, .doneTapped])
  }

  @Test(.role(.view))
  func cancelIsPassedOn() throws {
    try window.tap(button: "Cancel")
    #expect(viewModel.calls == [.viewDidLoad, .cancelTapped])
  }

  // MARK: Errors

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    refuse()
    #expect(alert == .init(title: "Error", message: "No", buttons: ["Ok"]))
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    refuse()
    try window.tap(button: "Ok")
    window.handleEvent { controller.update(.opened) }
    #expect(alert == nil)
    #expect(viewModel.calls == [.viewDidLoad])
  }
}
