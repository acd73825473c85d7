import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsMVC

@MainActor @Suite struct AddContactViewControllerTests {
  private let repository = ContactRepositoryStub()
  private let delegate = AddContactViewControllerDelegateSpy()
  private let presenting = ViewController()
  private let window: Window

  init() {
    let controller = AddContactViewController(repository: repository)
    controller.delegate = delegate
    presenting.present(controller)
    window = Window(rootViewController: presenting)
    window.makeKeyAndVisible()
  }

  private var isOpen: Bool {
    presenting.presentedViewController != nil
  }

  private var alert: ScreenSnapshot.Alert? {
    window.snapshot().alert
  }

  private func type(first: String, last: String) throws {
    try window.type(first, into: "First name")
    try window.type(last, into: "Last name")
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.controller))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role(.controller))
  func theScreenHasItsButtonsAndFields() {
    let screen = window.snapshot()
    #expect(screen.leftButton == .init(title: "Cancel", isEnabled: true))
    #expect(screen.rightButton == .init(title: "Done", isEnabled: true))
    #expect(screen.fields.map(\.label) == ["First name", "Last name"])
  }

  @Test(.behaviour(.firstNameHasTheFocus), .role(.controller))
  func theFirstNameHasTheFocus() {
    #expect(window.snapshot().fields.map(\.isFocused) == [true, false])
  }

  // MARK: Done

  @Test(.behaviour(.doneStoresTheName), .role(.controller))
  func doneStoresTheName() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.controller))
  func doneHandsOverTheContact() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(!isOpen)
    #expect(delegate.added == [.ada])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.controller))
  func whiteSpaceIsTrimmed() throws {
    try type(first: " Ada ", last: "\tLovelace ")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
  }

  // MARK: Refusals

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.controller),
    arguments: [("", "Lovelace"), ("Ada", ""), (" ", "Lovelace")])
  func anEmptyNameIsRefused(first: String, last: String) throws {
    try type(first: first, last: last)
    try window.tap(button: "Done")
    #expect(alert != nil)
    #expect(isOpen)
    #expect(repository.stored == [])
    #expect(delegate.added == [])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.controller),
    arguments: [
      ("", "A contact must have first and last names"),
      ("A\nda", "A name cannot contain control characters or line breaks"),
      (String(repeating: "a", count: 201), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(first: String, message: String) throws {
    try type(first: first, last: "Lovelace")
    try window.tap(button: "Done")
    #expect(alert == .init(title: "Error", message: message, buttons: ["Ok"]))
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.controller))
  func aRefusalKeepsWhatWasTyped() throws {
    try type(first: "Ada", last: " ")
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    #expect(window.snapshot().fields.map(\.text) == ["Ada", " "])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.controller))
  func aClosedAlertStaysClosed() throws {
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try type(first: "Ada", last: "")
    #expect(alert == nil)
  }

  // MARK: Failed saves

  @Test(.behaviour(.failedSaveSaysWhy), .role(.controller))
  func aFailedSaveSaysWhy() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(alert?.message == "The contact could not be saved: the disk is full")
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.controller))
  func aFailedSaveCanBeTriedAgain() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(isOpen)
    #expect(delegate.added == [])
    repository.saveFailure = nil
    try window.tap(button: "Ok")
    try window.tap(button: "Done")
    #expect(!isOpen)
    #expect(delegate.added == [.ada])
  }

  // MARK: Cancel and the end

  @Test(.behaviour(.cancelStoresNothing), .role(.controller))
  func cancelStoresNothing() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Cancel")
    #expect(!isOpen)
    #expect(repository.stored == [])
    #expect(delegate.added == [])
  }

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.controller))
  func theAddScreenDoesNotOutliveItsUse() throws {
    weak let screen = presenting.presentedViewController
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }

  @Test(.role(.controller))
  func theDelegateIsNotKept() {
    let controller = AddContactViewController(repository: repository)
    do {
      let delegate = AddContactViewControllerDelegateSpy()
      controller.delegate = delegate
      #expect(controller.delegate != nil)
    }
    #expect(controller.delegate == nil)
  }
}
