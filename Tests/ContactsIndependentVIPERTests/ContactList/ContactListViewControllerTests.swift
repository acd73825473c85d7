import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct ContactListViewControllerTests {
  private let presenter = ContactListPresenterStub()
  private let viewController: ContactListViewController
  private let window: Window

  init() {
    viewController = ContactListViewController(presenter: presenter)
    // Three rows fit.
    window = Window(rootViewController: viewController, size: ScreenSize(columns: 80, rows: 7))
    window.makeKeyAndVisible()
  }

  private var list: ScreenSnapshot.List? { window.snapshot().list }

  private func show(_ rows: String...) {
    presenter.rows = rows
    window.handleEvent { viewController.reloadRows() }
  }

  private func insert(_ row: String, at index: Int) {
    presenter.rows.insert(row, at: index)
    window.handleEvent { viewController.insertRow(at: index) }
  }

  @Test(.role(.view), .behaviour(.screensHaveTheirTitles))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Contacts")
  }

  @Test(.role(.view))
  func thePresenterHearsThatTheViewHasLoaded() {
    #expect(presenter.events == [.viewDidLoad])
  }

  @Test(.role(.view))
  func aRowShowsItsFullName() {
    show("Ada Lovelace", "Grace Hopper")
    #expect(list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.view), .behaviour(.insertedRowIsToldToTheTable))
  func anInsertedRowIsToldToTheTable() {
    show("Ada", "Grace")
    insert("Alan", at: 1)
    #expect(list?.insertedRow == 1)
    #expect(list?.visibleRows == ["Ada", "Alan", "Grace"])
  }

  @Test(.role(.view), .behaviour(.insertedRowIsBroughtIntoView))
  func anInsertedRowIsBroughtIntoView() {
    show("Ada", "Alan", "Barbara", "Donald", "Edsger")
    insert("Grace", at: 5)
    #expect(list?.visibleRows == ["Donald", "Edsger", "Grace"])
  }

  @Test(.role(.view))
  func aJumpGoesWhereThePresenterSays() throws {
    show("Ada", "Alan", "Barbara", "Donald", "Edsger")
    #expect(try window.scroll(toFirstRowBeginningWith: "B"))
    #expect(list?.firstRow == 2)
    #expect(try !window.scroll(toFirstRowBeginningWith: "X"))
  }

  @Test(.role(.view))
  func thePlaceholderIsShownUntilItIsHidden() {
    viewController.showPlaceholder("Nobody", canRetry: false)
    #expect(window.snapshot().placeholder == .init(text: "Nobody", button: nil))
    viewController.hidePlaceholder()
    #expect(window.snapshot().placeholder == nil)
  }

  @Test(.role(.view))
  func addIsEnabledOnlyWhereItShouldBe() {
    viewController.setAddEnabled(false)
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: false))
    viewController.setAddEnabled(true)
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func theRetryAlertIsShown() {
    viewController.showRetryAlert(title: "Error", message: "No luck")
    let alert = window.snapshot().alert
    #expect(alert == .init(title: "Error", message: "No luck", buttons: ["Cancel", "Retry"]))
  }

  @Test(.role(.view))
  func eachRetryIsPassedOn() throws {
    viewController.showRetryAlert(title: "Error", message: "No luck")
    try window.tap(button: "Retry")
    #expect(presenter.events == [.viewDidLoad, .retry])
    viewController.showPlaceholder("No luck", canRetry: true)
    try window.tap(button: "Retry")
    #expect(presenter.events == [.viewDidLoad, .retry, .retry])
  }

  @Test(.role(.view), .behaviour(.closedAlertStaysClosed))
  func aClosedAlertStaysClosed() throws {
    viewController.showRetryAlert(title: "Error", message: "No luck")
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    #expect(presenter.events == [.viewDidLoad])
    try window.tap(button: "Add")
    #expect(window.snapshot().alert == nil)
  }

  @Test(.role(.view))
  func addIsPassedOn() throws {
    try window.tap(button: "Add")
    #expect(presenter.events == [.viewDidLoad, .add])
  }
}
