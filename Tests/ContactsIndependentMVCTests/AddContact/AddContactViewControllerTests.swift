import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVC

@MainActor @Suite struct AddContactViewControllerTests {
  private let repository = StubContactRepository()
  private let delegate = AddContactDelegateSpy()
  private let window: Window

  private var screen: ScreenSnapshot { window.snapshot() }

  init() {
    let controller = AddContactViewController(repository: repository)
    controller.delegate = delegate
    window = Window(showing: controller)
  }

  // MARK: Arriving

  @Test(.role(.controller), .behaviour(.screensHaveTheirTitles))
  func theScreenHasItsTitle() {
    #expect(screen.title == "Add Contact")
  }

  @Test(.role(.controller))
  func cancelIsOnTheLeftAndDoneOnTheRight() {
    #expect(screen.leftButton == ScreenSnapshot.Button(title: "Cancel", isEnabled: true))
    #expect(screen.rightButton == ScreenSnapshot.Button(title: "Done", isEnabled: true))
  }

  @Test(.role(.controller), .behaviour(.addScreenStartsEmpty))
  func theAddScreenStartsEmpty() {
    #expect(screen.fields.map(\.label) == ["First name", "Last name"])
    #expect(screen.fields.map(\.text) == ["", ""])
    #expect(screen.alert == nil)
  }

  @Test(.role(.controller), .behaviour(.firstNameHasTheFocus))
  func theFirstNameHasTheFocus() {
    #expect(screen.fields.map(\.isFocused) == [true, false])
  }

  // MARK: Refusals

  @Test(
    .role(.controller), .behaviour(.refusalSaysWhy),
    arguments: [
      ("", "A contact must have first and last names"),
      ("A\nda", "A name cannot contain control characters or line breaks"),
      (String(repeating: "a", count: 201), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(firstName: String, message: String) throws {
    try finish(firstName, "Lovelace")
    #expect(screen.alert == ScreenSnapshot.Alert(title: "Error", message: message, buttons: ["Ok"]))
  }

  @Test(.role(.controller), .behaviour(.refusalKeepsWhatWasTyped))
  func aRefusalKeepsWhatWasTyped() throws {
    try finish(" Ada ", "")
    try window.tap(button: "Ok")
    #expect(screen.fields.map(\.text) == [" Ada ", ""])
    #expect(delegate.cancelCount == 0)
  }

  @Test(
    .role(.controller), .behaviour(.emptyNameIsRefused),
    arguments: [("", "Lovelace"), ("Ada", ""), ("  ", "  ")])
  func anEmptyNameIsRefused(firstName: String, lastName: String) throws {
    try finish(firstName, lastName)
    #expect(screen.alert != nil)
    #expect(try repository.names.isEmpty)
    #expect(delegate.addedContacts.isEmpty)
  }

  @Test(.role(.controller), .behaviour(.closedAlertStaysClosed))
  func aClosedAlertStaysClosed() throws {
    try finish("Ada", "")
    try window.tap(button: "Ok")
    #expect(screen.alert == nil)
    try window.type("Lovelace", into: "Last name")
    #expect(screen.alert == nil)
  }

  // MARK: Storing

  @Test(.role(.controller), .behaviour(.doneStoresTheName))
  func doneStoresTheName() throws {
    try finish("Ada", "Lovelace")
    #expect(try repository.names == [.ada])
    #expect(screen.alert == nil)
  }

  @Test(.role(.controller), .behaviour(.whiteSpaceIsTrimmed))
  func whiteSpaceIsTrimmed() throws {
    try finish("  Ada ", " Lovelace\t")
    #expect(try repository.names == [.ada])
  }

  @Test(.role(.controller), .behaviour(.doneHandsOverTheContact))
  func doneHandsOverTheContact() throws {
    try finish("Ada", "Lovelace")
    #expect(try delegate.addedContacts == Array(repository.contacts()))
    #expect(delegate.addedContacts.map(\.name) == [.ada])
    #expect(delegate.cancelCount == 0)
  }

  @Test(.role(.controller), .behaviour(.failedSaveSaysWhy))
  func aFailedSaveSaysWhy() throws {
    repository.saveFailure = StorageFailure(.full)
    try finish("Ada", "Lovelace")
    let message = "The contact could not be saved: the disk is full"
    #expect(screen.alert == ScreenSnapshot.Alert(title: "Error", message: message, buttons: ["Ok"]))
  }

  @Test(.role(.controller), .behaviour(.failedSaveCanBeTriedAgain))
  func aFailedSaveCanBeTriedAgain() throws {
    repository.saveFailure = StorageFailure(.full)
    try finish("Ada", "Lovelace")
    try window.tap(button: "Ok")
    #expect(screen.fields.map(\.text) == ["Ada", "Lovelace"])
    #expect(delegate.addedContacts.isEmpty)
    #expect(delegate.cancelCount == 0)

    repository.saveFailure = nil
    try window.tap(button: "Done")
    #expect(screen.alert == nil)
    #expect(delegate.addedContacts.map(\.name) == [.ada])
  }

  // MARK: Leaving

  @Test(.role(.controller), .behaviour(.cancelStoresNothing))
  func cancelStoresNothing() throws {
    try window.type(.ada)
    try window.tap(button: "Cancel")
    #expect(delegate.cancelCount == 1)
    #expect(delegate.addedContacts.isEmpty)
    #expect(try repository.names.isEmpty)
  }

  @Test(.role(.controller), .behaviour(.screensDoNotOutliveTheirUse))
  func theAddScreenDoesNotOutliveItsUse() throws {
    weak var controller: AddContactViewController?
    do {
      let screen = AddContactViewController(repository: repository)
      let window = Window(showing: screen)
      try window.tap(button: "Done")
      controller = screen
    }
    #expect(controller == nil)
  }

  private func finish(_ firstName: String, _ lastName: String) throws {
    try window.type(firstName, into: "First name")
    try window.type(lastName, into: "Last name")
    try window.tap(button: "Done")
  }
}
