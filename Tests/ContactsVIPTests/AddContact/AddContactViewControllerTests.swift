import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactViewControllerTests {
  private let interactor = AddContactInteractorSpy()
  private let router = AddContactRouterSpy()
  private let controller: AddContactViewController
  private let window: Window

  init() {
    controller = AddContactViewController(interactor: interactor, router: router)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  private func refuse() {
    controller.displayContact(.refused(title: "Oh", message: "No"))
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Add Contact")
    #expect(interactor.calls == [])
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
    #expect(interactor.calls == [.storeContact(firstName: "Ada", lastName: "Lovelace")])
    #expect(router.contactListCount == 0)
  }

  @Test(.behaviour(.cancelStoresNothing), .role(.view))
  func cancelStoresNothing() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Cancel")
    #expect(router.contactListCount == 1)
    #expect(interactor.calls == [])
  }

  // MARK: What comes back

  @Test(.role(.view))
  func aStoredContactClosesTheScreen() {
    controller.displayContact(.stored)
    #expect(router.contactListCount == 1)
    #expect(alert == nil)
  }

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    refuse()
    #expect(alert == .init(title: "Oh", message: "No", buttons: ["Ok"]))
    #expect(router.contactListCount == 0)
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.view))
  func aRefusalKeepsWhatWasTyped() throws {
    try window.type("Ada", into: "First name")
    try window.type(" ", into: "Last name")
    refuse()
    try window.tap(button: "Ok")
    #expect(window.snapshot().fields.map(\.text) == ["Ada", " "])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    refuse()
    try window.tap(button: "Ok")
    try window.type("Ada", into: "First name")
    #expect(alert == nil)
  }

  // MARK: References

  @Test(.role(.view))
  func theScreenDoesNotKeepItself() {
    weak var screen: ViewController?
    do {
      let window = Window(
        rootViewController: AddContactViewController(interactor: interactor, router: router))
      window.makeKeyAndVisible()
      screen = window.rootViewController
      #expect(screen != nil)
    }
    #expect(screen == nil)
  }
}
