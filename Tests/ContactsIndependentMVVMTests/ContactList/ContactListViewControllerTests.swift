import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct ContactListViewControllerTests {
  private let repository = StubContactRepository(.grace, .ada)
  private let viewModel: ContactListViewModel

  init() {
    viewModel = ContactListViewModel(repository: repository)
  }

  private func show(rows: Int = 24) -> Window {
    .showing(ContactListViewController(viewModel: viewModel), rows: rows)
  }

  private func showFailure() -> Window {
    repository.loadFailure = StorageFailure(.locked)
    return show()
  }

  /// Taps Add, with the contact inserted in place of a visit to the Add screen.
  private func add(_ contact: Contact, in window: Window) throws {
    viewModel.onAdd = { [unowned viewModel] in viewModel.insert(contact) }
    try window.tap(button: "Add")
  }

  @Test(.role(.view), .behaviour(.screensHaveTheirTitles)) func theScreenHasItsTitle() {
    #expect(show().snapshot().title == "Contacts")
  }

  // MARK: Rows

  @Test(.role(.view)) func theTableShowsTheRows() {
    let list = show().snapshot().list
    #expect(list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(list?.insertedRow == nil)
  }

  @Test(.role(.view), .behaviour(.insertedRowIsToldToTheTable))
  func anInsertedRowIsToldToTheTable() throws {
    let window = show()
    try add(Contact(.alan), in: window)
    let list = window.snapshot().list
    #expect(list?.insertedRow == 1)
    #expect(list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.role(.view), .behaviour(.insertedRowIsBroughtIntoView))
  func anInsertedRowIsBroughtIntoView() throws {
    let window = show(rows: 6)
    try add(Contact(PersonName(first: "Zoe", last: "Quinn")), in: window)
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper", "Zoe Quinn"])
  }

  @Test(.role(.view)) func aJumpScrollsToTheRow() throws {
    let window = show(rows: 5)
    #expect(try window.scroll(toFirstRowBeginningWith: "g"))
    #expect(window.snapshot().list?.visibleRows == ["Grace Hopper"])
  }

  // MARK: Placeholder and alert

  @Test(.role(.view)) func thePlaceholderOfAnEmptyListHasNoButton() {
    let screen = ContactListViewController(
      viewModel: ContactListViewModel(repository: StubContactRepository()))
    let placeholder = Window.showing(screen).snapshot().placeholder
    #expect(placeholder == ScreenSnapshot.Placeholder(text: "No contacts yet", button: nil))
    #expect(show().snapshot().placeholder == nil)
  }

  @Test(.role(.view), .behaviour(.failedLoadSaysWhy)) func aFailedLoadSaysWhy() throws {
    let window = showFailure()
    let message = "The contacts could not be loaded: the database is locked by another program"
    let screen = window.snapshot()
    #expect(screen.placeholder == ScreenSnapshot.Placeholder(text: message, button: "Retry"))
    let alert = ScreenSnapshot.Alert(title: "Error", message: message, buttons: ["Cancel", "Retry"])
    #expect(screen.alert == alert)
    let alertController = try #require(
      window.rootViewController.presentedViewController as? AlertController)
    #expect(alertController.actions.map(\.style) == [.cancel, .default])
  }

  @Test(.role(.view), .behaviour(.failedLoadDisablesAdd)) func aFailedLoadDisablesAdd() throws {
    let window = showFailure()
    #expect(window.snapshot().rightButton == ScreenSnapshot.Button(title: "Add", isEnabled: false))
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().rightButton == ScreenSnapshot.Button(title: "Add", isEnabled: true))
  }

  @Test(.role(.view), .behaviour(.retryLoadsAgain), arguments: [false, true])
  func retryLoadsAgain(inPlaceOfTheList: Bool) throws {
    let window = showFailure()
    repository.loadFailure = nil
    if inPlaceOfTheList { try window.tap(button: "Cancel") }
    try window.tap(button: "Retry")
    let screen = window.snapshot()
    #expect(screen.alert == nil)
    #expect(screen.placeholder == nil)
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.view), .behaviour(.failedRetrySaysSoAgain)) func aFailedRetrySaysSoAgain() throws {
    let window = showFailure()
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert != nil)
  }

  @Test(.role(.view), .behaviour(.closedAlertStaysClosed)) func aClosedAlertStaysClosed() throws {
    let window = showFailure()
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    #expect(viewModel.alertMessage == nil)
  }

  // MARK: Add

  @Test(.role(.view)) func aTapOnAddIsPassedOn() throws {
    var requests = 0
    viewModel.onAdd = { requests += 1 }
    try show().tap(button: "Add")
    #expect(requests == 1)
  }

  @Test(.role(.view), .behaviour(.screensDoNotOutliveTheirUse))
  func theScreenDoesNotOutliveItsUse() {
    weak let screen = showFailure().rootViewController
    #expect(screen == nil)
  }
}
