import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMV

@MainActor @Suite struct AddContactViewTests {
  private let repository = ContactRepositoryStub()
  private let added = AddedContacts()
  private let window: Window

  init() {
    let presenting = PresentingView { [repository, added] in
      AddContactView(repository: repository) { added.add($0) }
    }
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

  @Test(.behaviour(.doneStoresTheName), .role(.view))
  func doneStoresTheName() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.view))
  func doneHandsOverTheContact() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(!isOpen)
    #expect(added.contacts == [.ada])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.view))
  func whiteSpaceIsTrimmed() throws {
    try type(first: " Ada ", last: "\tLovelace ")
    try window.tap(button: "Done")
    #expect(repository.stored == [.ada])
  }

  // MARK: Refusals

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.view),
    arguments: [("", "Lovelace"), ("Ada", ""), (" ", "Lovelace")])
  func anEmptyNameIsRefused(first: String, last: String) throws {
    try type(first: first, last: last)
    try window.tap(button: "Done")
    #expect(alert != nil)
    #expect(isOpen)
    #expect(repository.stored == [])
    #expect(added.contacts == [])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.view),
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

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.view))
  func aRefusalKeepsWhatWasTyped() throws {
    try type(first: "Ada", last: " ")
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    #expect(window.snapshot().fields.map(\.text) == ["Ada", " "])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try type(first: "Ada", last: "")
    #expect(alert == nil)
  }

  // MARK: Failed saves

  @Test(.behaviour(.failedSaveSaysWhy), .role(.view))
  func aFailedSaveSaysWhy() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(alert?.message == "The contact could not be saved: the disk is full")
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.view))
  func aFailedSaveCanBeTriedAgain() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(isOpen)
    #expect(added.contacts == [])
    repository.saveFailure = nil
    try window.tap(button: "Ok")
    try window.tap(button: "Done")
    #expect(!isOpen)
    #expect(added.contacts == [.ada])
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
    weak let screen = window.screen
    #expect(screen != nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
  }
}
