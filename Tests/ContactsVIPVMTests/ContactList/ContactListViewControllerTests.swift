import ContactsDomain
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
    window.handleEvent { controller.update(.rowsLoaded) }
  }

  private func showRows(_ contacts: [Contact], after change: ContactListChange = .rowsLoaded) {
    viewModel.rows = ContactRows(SortedList(contacts))
    window.handleEvent { controller.update(change) }
  }

  private func fail() {
    window.handleEvent { controller.update(.loadFailed(message: "No")) }
  }

  // MARK: Rows

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(viewModel.calls == [.viewDidLoad])
    controller.update(.rowsLoaded)
    #expect(window.snapshot().title == "People")
  }

  @Test(.role(.view))
  func theRowsAreShown() {
    showRows([.ada, .grace])
    let screen = window.snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func aJumpAsksTheRows() throws {
    showRows([.ada] + Contact.fifty)
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 1)
    #expect(try !window.scroll(toFirstRowBeginningWith: "x"))
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
    showRows([.ada, .grace])
    showRows([.ada, .alan, .grace], after: .rowInserted(at: 1))
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    showRows(Contact.fifty)
    // Its place is the first below those in view.
    showRows(Contact.fifty + [Contact(1, "Person", "29b")], after: .rowInserted(at: 20))
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.role(.view))
  func theTableIsLeftAloneWhereNoRowChanged() throws {
    showRows([.ada, .grace])
    let table = try #require(controller.view.table)
    table.selectRow(at: 1)
    fail()
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
  func anErrorWaitsForNoOtherUpdate() {
    controller.update(.loadFailed(message: "No"))
    #expect(controller.presentedViewController is AlertController)
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
    window.handleEvent { controller.update(.rowsLoaded) }
    #expect(window.snapshot().alert == nil)
    #expect(viewModel.calls == [.viewDidLoad])
  }
}
