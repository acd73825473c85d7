import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@MainActor @Suite struct AddContactViewTests {
  private let repository = ContactRepositoryStub()
  private let added = AddedContacts()
  private let window: Window

  init() {
    let viewModel = AddContactViewModel(repository: repository, onAdd: added.add)
    let presenting = PresentingView { AddContactView(viewModel: viewModel) }
    window = Window(rootViewController: HostingController(rootView: presenting))
    window.makeKeyAndVisible()
  }

  private var isOpen: Bool {
    window.snapshot().title == "Add Contact"
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  private func type(first: String, last: String) throws {
    try window.type(first, into: "First name")
    try window.type(last, into: "Last name")
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Add Contact")
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

  // MARK: Done

  @Test(.role(.view))
  func doneClosesTheScreen() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(!isOpen)
    #expect(added.contacts == [.ada])
  }

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    let message = "The contact could not be saved: the disk is full"
    #expect(alert == .init(title: "Error", message: message, buttons: ["Ok"]))
    try window.tap(button: "Ok")
    #expect(isOpen)
    #expect(window.snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try type(first: "Ada", last: "")
    #expect(alert == nil)
  }

  // MARK: Cancel and the end

  @Test(.behaviour(.cancelStoresNothing), .role(.view))
  func cancelStoresNothing() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Cancel")
    #expect(!isOpen)
    #expect(repository.stored == [])
    #expect(added.contacts == [])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.view))
  func theAddScreenDoesNotOutliveItsUse() throws {
    weak let screen = window.rootViewController.presentedViewController
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }
}
