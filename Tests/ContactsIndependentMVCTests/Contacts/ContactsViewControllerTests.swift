import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVC

@MainActor @Suite struct ContactsViewControllerTests {
  private let repository = StubContactRepository()

  // MARK: The list

  @Test(.role(.controller), .behaviour(.screensHaveTheirTitles))
  func theScreenHasItsTitle() {
    #expect(show().snapshot().title == "Contacts")
  }

  @Test(.role(.controller), .behaviour(.rowShowsFirstAndLastName))
  func aRowShowsFirstAndLastName() {
    let screen = show(.ada).snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace"])
    #expect(screen.placeholder == nil)
    #expect(screen.alert == nil)
  }

  @Test(.role(.controller), .behaviour(.emptyListSaysSo))
  func anEmptyListSaysSo() {
    let screen = show().snapshot()
    #expect(screen.placeholder == ScreenSnapshot.Placeholder(text: "No contacts yet", button: nil))
    #expect(screen.rightButton == ScreenSnapshot.Button(title: "Add", isEnabled: true))
  }

  @Test(.role(.controller), .behaviour(.jumpFindsTheFirstRow))
  func aJumpFindsTheFirstRow() throws {
    let window = show(PersonName.fifty)
    #expect(try window.scroll(toFirstRowBeginningWith: "person 2"))
    #expect(window.snapshot().list?.visibleRows.first == "Person 20")
    #expect(try !window.scroll(toFirstRowBeginningWith: "Z"))
  }

  // MARK: Loading that fails

  @Test(.role(.controller), .behaviour(.failedLoadSaysWhy))
  func aFailedLoadSaysWhy() throws {
    let alert = try #require(showLocked().alert)
    #expect(alert.title == "Error")
    #expect(alert.message == Self.lockedMessage)
    #expect(alert.actions.map(\.title) == ["Cancel", "Retry"])
    #expect(alert.actions.map(\.style) == [.cancel, .default])
  }

  @Test(.role(.controller), .behaviour(.failedLoadIsNoEmptyList))
  func aFailedLoadIsNoEmptyList() throws {
    let window = showLocked()
    try window.tap(button: "Cancel")
    let placeholder = ScreenSnapshot.Placeholder(text: Self.lockedMessage, button: "Retry")
    #expect(window.snapshot().placeholder == placeholder)
  }

  @Test(.role(.controller), .behaviour(.failedLoadDisablesAdd))
  func aFailedLoadDisablesAdd() throws {
    let window = showLocked()
    #expect(window.snapshot().rightButton == ScreenSnapshot.Button(title: "Add", isEnabled: false))
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().rightButton == ScreenSnapshot.Button(title: "Add", isEnabled: true))
  }

  @Test(
    .role(.controller), .behaviour(.retryLoadsAgain),
    arguments: [["Retry"], ["Cancel", "Retry"]])
  func retryLoadsAgain(buttons: [String]) throws {
    let window = showLocked(.ada)
    repository.loadFailure = nil
    for button in buttons { try window.tap(button: button) }
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(
    .role(.controller), .behaviour(.failedRetrySaysSoAgain),
    arguments: [["Retry"], ["Cancel", "Retry"]])
  func aFailedRetrySaysSoAgain(buttons: [String]) throws {
    let window = showLocked()
    repository.loadFailure = StorageFailure(.damaged)
    for button in buttons { try window.tap(button: button) }
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(window.snapshot().alert?.message == message)
    #expect(window.snapshot().placeholder?.text == message)
  }

  @Test(.role(.controller), .behaviour(.closedAlertStaysClosed))
  func aClosedAlertStaysClosed() throws {
    let window = showLocked()
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    try window.tap(button: "Add")
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
  }

  // MARK: Adding

  @Test(.role(.controller), .behaviour(.addOpensTheAddScreen))
  func addOpensTheAddScreen() throws {
    let window = show()
    try window.tap(button: "Add")
    let presented = window.rootViewController.presentedViewController as? NavigationController
    #expect(presented?.topViewController is AddContactViewController)
  }

  @Test(.role(.controller), .behaviour(.addScreenStartsEmpty))
  func theAddScreenStartsEmpty() throws {
    let window = show()
    try window.tap(button: "Add")
    try window.type(.ada)
    try window.tap(button: "Cancel")
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.role(.controller), .behaviour(.insertedRowIsToldToTheTable))
  func anInsertedRowIsToldToTheTable() throws {
    let window = show(.ada, .grace)
    try window.add(.alan)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.numberOfRows == 3)
  }

  @Test(.role(.controller), .behaviour(.insertedRowIsBroughtIntoView))
  func anInsertedRowIsBroughtIntoView() throws {
    let window = show(PersonName.fifty)
    try window.add(PersonName(first: "Zoe", last: "Quinn"))
    #expect(window.snapshot().list?.visibleRows.last == "Zoe Quinn")
  }

  @Test(.role(.controller), .behaviour(.firstContactReplacesThePlaceholder))
  func theFirstContactReplacesThePlaceholder() throws {
    let window = show()
    try window.add(.ada)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.controller), .behaviour(.newContactGoesToItsPlace))
  func aNewContactGoesToItsPlace() throws {
    let window = show(.grace, .ada)
    try window.add(.alan)
    let rows = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]
    #expect(window.snapshot().list?.visibleRows == rows)
  }

  @Test(.role(.controller), .behaviour(.equalNamesKeepTheirArrival))
  func equalNamesKeepTheirArrival() throws {
    let window = show(.ada, .grace)
    try window.add(.ada)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Ada Lovelace", "Grace Hopper"])
  }

  // MARK: The end of a screen

  @Test(.role(.controller), .behaviour(.doneHandsOverTheContact))
  func doneHandsOverTheContact() throws {
    let window = show()
    try window.add(.ada)
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.controller), .behaviour(.cancelStoresNothing))
  func cancelStoresNothing() throws {
    let window = show(.ada)
    try window.tap(button: "Add")
    try window.type(.alan)
    try window.tap(button: "Cancel")
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
    #expect(try repository.names == [.ada])
  }

  @Test(
    .role(.controller), .behaviour(.screensDoNotOutliveTheirUse), arguments: ["Cancel", "Done"])
  func theAddScreenDoesNotOutliveItsUse(button: String) throws {
    let window = show()
    try window.tap(button: "Add")
    try window.type(.ada)
    weak let addScreen = window.frontViewController
    #expect(addScreen is AddContactViewController)
    try window.tap(button: button)
    #expect(addScreen == nil)
  }

  /// With the Add screen or the alert of a failed load in front, which know the screen; they
  /// belong to the screen itself where there is no navigation controller.
  @Test(
    .role(.controller), .behaviour(.screensDoNotOutliveTheirUse),
    arguments: [nil, StorageFailure(.locked)])
  func theScreenDoesNotOutliveItsUse(failure: StorageFailure?) throws {
    repository.loadFailure = failure
    weak var controller: ContactsViewController?
    do {
      let screen = ContactsViewController(repository: repository)
      let window = Window(rootViewController: screen)
      window.makeKeyAndVisible()
      if failure == nil { try window.tap(button: "Add") }
      controller = screen
    }
    #expect(controller == nil)
  }

  // MARK: Helpers

  private static let lockedMessage =
    "The contacts could not be loaded: the database is locked by another program"

  private func show(_ names: PersonName...) -> Window {
    show(names)
  }

  private func show(_ names: [PersonName]) -> Window {
    repository.add(contentsOf: names)
    return Window(showing: ContactsViewController(repository: repository))
  }

  /// Shows the screen of a load that has failed.
  private func showLocked(_ names: PersonName...) -> Window {
    repository.loadFailure = StorageFailure(.locked)
    return show(names)
  }
}
