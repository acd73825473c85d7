import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct AddContactViewControllerTests {
  private let presenter = AddContactPresenterSpy()
  private let controller: AddContactViewController
  private let window: Window

  init() {
    controller = AddContactViewController(presenter: presenter)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  // MARK: Arrival

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(presenter.calls == [.viewDidLoad])
    controller.show(title: "New")
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
  func doneIsPassedOn() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(presenter.calls == [.viewDidLoad, .doneTapped(firstName: "Ada", lastName: "Lovelace")])
  }

  @Test(.role(.view))
  func cancelIsPassedOn() throws {
    try window.tap(button: "Cancel")
    #expect(presenter.calls == [.viewDidLoad, .cancelTapped])
  }

  // MARK: Errors

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    controller.showAlert(title: "Oh", message: "No")
    #expect(alert == .init(title: "Oh", message: "No", buttons: ["Ok"]))
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.view))
  func aRefusalKeepsWhatWasTyped() throws {
    try window.type("Ada", into: "First name")
    try window.type(" ", into: "Last name")
    controller.showAlert(title: "Oh", message: "No")
    try window.tap(button: "Ok")
    #expect(window.snapshot().fields.map(\.text) == ["Ada", " "])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    controller.showAlert(title: "Oh", message: "No")
    try window.tap(button: "Ok")
    try window.type("Ada", into: "First name")
    #expect(alert == nil)
  }

  // MARK: References

  @Test(.role(.view))
  func theScreenDoesNotKeepItself() {
    weak var screen: ViewController?
    do {
      let window = Window(rootViewController: AddContactViewController(presenter: presenter))
      window.makeKeyAndVisible()
      screen = window.rootViewController
      #expect(screen != nil)
    }
    #expect(screen == nil)
  }
}
