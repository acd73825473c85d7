import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsMVVM

@MainActor @Suite struct AddContactViewControllerTests {
  private let repository = ContactRepositoryStub()
  private let finishes = FinishSpy()
  private let viewModel: AddContactViewModel
  private let controller: AddContactViewController
  private let window: Window

  init() {
    viewModel = AddContactViewModel(repository: repository, onFinish: finishes.finish)
    controller = AddContactViewController(viewModel: viewModel)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  // MARK: Arrival

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(window.snapshot().title == viewModel.title)
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
    window.handleEvent {
      viewModel.firstNameChanged("Ada")
      viewModel.lastNameChanged("Lovelace")
    }
    #expect(window.snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.role(.view))
  func doneIsPassedOn() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(finishes.contacts == [.ada])
  }

  @Test(.role(.view))
  func cancelIsPassedOn() throws {
    try window.tap(button: "Cancel")
    #expect(finishes.contacts == [nil])
  }

  // MARK: Errors

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() throws {
    window.handleEvent { viewModel.onError("No") }
    #expect(alert == .init(title: "Error", message: "No", buttons: ["Ok"]))
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try window.type("Ada", into: "First name")
    #expect(alert == nil)
  }
}
