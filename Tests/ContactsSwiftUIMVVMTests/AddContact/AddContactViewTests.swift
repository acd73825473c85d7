import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

/// The content view is given plain values, and shown as they say.
@MainActor @Suite struct AddContactViewTests {
  private let names = TypedNames()
  private let cancels = TapCounter()
  private let dones = TapCounter()

  private func show(error: String? = nil, alert: Binding<Bool> = .constant(false)) -> Window {
    let view = NavigationStack { [names, cancels, dones] in
      AddContactView(
        firstName: names.firstBinding, lastName: names.lastBinding, error: error, isAlertPresented: alert,
        cancelAction: { cancels.tapped() }, doneAction: { dones.tapped() })
    }
    let window = Window(rootViewController: HostingController(rootView: view))
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(show().snapshot().title == "Add Contact")
  }

  @Test(.role(.view))
  func theScreenHasItsButtonsAndFields() {
    let screen = show().snapshot()
    #expect(screen.leftButton == .init(title: "Cancel", isEnabled: true))
    #expect(screen.rightButton == .init(title: "Done", isEnabled: true))
    #expect(screen.fields.map(\.label) == ["First name", "Last name"])
  }

  @Test(.behaviour(.firstNameHasTheFocus), .role(.view))
  func theFirstNameHasTheFocus() {
    #expect(show().snapshot().fields.map(\.isFocused) == [true, false])
  }

  // MARK: What is typed and tapped

  @Test(.role(.view))
  func whatIsTypedIsPassedOn() throws {
    let window = show()
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    #expect(names.first == "Ada")
    #expect(names.last == "Lovelace")
  }

  @Test(.role(.view))
  func theNamesAreShown() {
    names.first = "Ada"
    names.last = "Lovelace"
    #expect(show().snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.role(.view))
  func doneIsPassedOn() throws {
    try show().tap(button: "Done")
    #expect(dones.count == 1)
  }

  @Test(.role(.view))
  func cancelIsPassedOn() throws {
    try show().tap(button: "Cancel")
    #expect(cancels.count == 1)
  }

  // MARK: Errors

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    let screen = show(error: "No", alert: .constant(true)).snapshot()
    #expect(screen.alert == .init(title: "Error", message: "No", buttons: ["Ok"]))
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    let alert = AlertState()
    let window = show(error: "No", alert: alert.binding)
    try window.tap(button: "Ok")
    try window.type("Ada", into: "First name")
    #expect(window.snapshot().alert == nil)
    #expect(!alert.isPresented)
  }
}
