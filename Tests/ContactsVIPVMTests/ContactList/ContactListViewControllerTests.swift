import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct ContactListViewControllerTests {
  private let viewModel = ContactListInputSpy()
  private let controller: ContactListViewController
  private let window: Window

  init() {
    controller = ContactListViewController(viewModel: viewModel)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private func show(_ content: ContactListContent) {
    viewModel.content = content
    window.handleEvent { controller.update() }
  }

  private func showRows(_ rows: [String], inserted: Int? = nil) {
    viewModel.rows = rows
    viewModel.rowUpdate.revision += 1
    viewModel.rowUpdate.insertedRow = inserted
    window.handleEvent { controller.update() }
  }

  private func fail() {
    viewModel.errorMessage = "No"
    window.handleEvent { controller.update() }
  }

  // MARK: Rows

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(viewModel.calls == [.viewDidLoad])
    controller.update()
    #expect(window.snapshot().title == "People")
  }

  @Test(.role(.view))
  func theRowsAreShown() {
    showRows(["Ada Lovelace", "Grace Hopper"])
    let screen = window.snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func aJumpAsksTheViewModel() throws {
    showRows((10..<60).map { "Person \($0)" })
    viewModel.foundRow = 7
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 7)
    #expect(viewModel.texts == ["per"])
  }

  @Test(.role(.view))
  func thePlaceholderIsShown() {
    show(.placeholder("Nobody"))
    #expect(window.snapshot().placeholder == .init(text: "Nobody", button: nil))
    show(.rows)
    #expect(window.snapshot().placeholder == nil)
  }

  // MARK: Changes

  @Test(.role(.view))
  func addIsPassedOn() throws {
    try window.tap(button: "Add")
    #expect(viewModel.calls == [.viewDidLoad, .addTapped])
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    showRows(["Ada Lovelace", "Grace Hopper"])
    showRows(["Ada Lovelace", "Alan Turing", "Grace Hopper"], inserted: 1)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    var rows = (10..<60).map { "Person \($0)" }
    showRows(rows)
    // Its place is the first below those in view.
    rows.insert("Person 29b", at: 20)
    showRows(rows, inserted: 20)
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.role(.view))
  func theTableIsLeftAloneWhereNoRowChanged() throws {
    showRows(["Ada Lovelace", "Grace Hopper"])
    let table = try #require(controller.view.table)
    table.selectRow(at: 1)
    window.handleEvent { controller.update() }
    #expect(table.selectedRow == 1)
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInPlaceOfTheRows() {
    viewModel.isAddEnabled = false
    show(.failure("Broken"))
    let screen = window.snapshot()
    #expect(screen.placeholder == .init(text: "Broken", button: "Retry"))
    #expect(screen.list == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: false))
  }

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    fail()
    #expect(window.snapshot().alert == .init(title: "Error", message: "No", buttons: ["Cancel", "Retry"]))
  }

  @Test(.role(.view))
  func anAlertIsShownOnce() throws {
    fail()
    window.handleEvent { controller.update() }
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
  }

  @Test(.role(.view))
  func retryIsPassedOn() throws {
    fail()
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(viewModel.calls == [.viewDidLoad, .retryTapped])
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    show(.failure("Broken"))
    try window.tap(button: "Retry")
    #expect(viewModel.calls == [.viewDidLoad, .retryTapped])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    fail()
    try window.tap(button: "Cancel")
    window.handleEvent { controller.update() }
    #expect(window.snapshot().alert == nil)
    #expect(viewModel.calls == [.viewDidLoad, .errorDismissed])
  }
}
