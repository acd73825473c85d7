import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsMVVM

@MainActor @Suite struct ContactListViewControllerTests {
  private let repository = ContactRepositoryStub([.ada, .grace])

  private func show(_ viewModel: ContactListViewModel) -> Window {
    let window = Window(rootViewController: ContactListViewController(viewModel: viewModel))
    window.makeKeyAndVisible()
    return window
  }

  private func makeViewModel(_ repository: ContactRepositoryStub) -> ContactListViewModel {
    ContactListViewModel(repository: repository, onAdd: {})
  }

  private func failToLoad() {
    repository.loadFailure = StorageFailure(.damaged)
  }

  // MARK: Rows

  @Test(.role(.view))
  func theTitleIsShown() {
    let viewModel = makeViewModel(repository)
    #expect(show(viewModel).snapshot().title == viewModel.title)
  }

  @Test(.role(.view))
  func theRowsAreShown() {
    let screen = show(makeViewModel(repository)).snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func aJumpAsksTheViewModel() throws {
    let window = show(makeViewModel(ContactRepositoryStub([.ada] + Contact.fifty)))
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 1)
    #expect(try !window.scroll(toFirstRowBeginningWith: "x"))
  }

  @Test(.role(.view))
  func thePlaceholderIsShown() {
    let screen = show(makeViewModel(ContactRepositoryStub())).snapshot()
    #expect(screen.placeholder == .init(text: "No contacts yet", button: nil))
  }

  // MARK: Changes

  @Test(.role(.view))
  func addIsPassedOn() throws {
    var count = 0
    let window = show(ContactListViewModel(repository: repository) { count += 1 })
    try window.tap(button: "Add")
    #expect(count == 1)
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    let viewModel = makeViewModel(repository)
    let window = show(viewModel)
    window.handleEvent { viewModel.contactAdded(.alan) }
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    let viewModel = makeViewModel(ContactRepositoryStub(Contact.fifty))
    let window = show(viewModel)
    // Its place is the first below those in view.
    window.handleEvent { viewModel.contactAdded(Contact(1, "Person", "29b")) }
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.role(.view))
  func rowsThatAreInsertedBehindAnotherScreenAreThere() {
    let viewModel = makeViewModel(ContactRepositoryStub(Contact.fifty))
    let window = show(viewModel)
    window.handleEvent {
      window.rootViewController.present(ViewController())
      viewModel.contactAdded(Contact(1, "Zoe", "Quinn"))
      viewModel.contactAdded(Contact(2, "Zoe", "Quinn"))
      window.rootViewController.dismiss()
    }
    #expect(window.snapshot().list?.numberOfRows == 52)
    #expect(window.snapshot().list?.visibleRows.suffix(2) == ["Zoe Quinn", "Zoe Quinn"])
  }

  @Test(.role(.view))
  func theTableIsLeftAloneWhereNoRowChanged() throws {
    let controller = ContactListViewController(viewModel: makeViewModel(repository))
    let window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    let table = try #require(controller.view.table)
    table.selectRow(at: 1)
    window.handleEvent { controller.setNeedsUpdateProperties() }
    #expect(table.selectedRow == 1)
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInAnAlertAndInPlaceOfTheRows() {
    failToLoad()
    let screen = show(makeViewModel(repository)).snapshot()
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(screen.alert == .init(title: "Error", message: message, buttons: ["Cancel", "Retry"]))
    #expect(screen.placeholder == .init(text: message, button: "Retry"))
    #expect(screen.rightButton == .init(title: "Add", isEnabled: false))
  }

  @Test(.role(.view))
  func retryIsPassedOn() throws {
    failToLoad()
    let window = show(makeViewModel(repository))
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    failToLoad()
    let window = show(makeViewModel(repository))
    repository.loadFailure = nil
    try window.tap(button: "Cancel")
    try window.tap(button: "Retry")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    failToLoad()
    let window = show(makeViewModel(repository))
    try window.tap(button: "Cancel")
    window.handleEvent { window.rootViewController.setNeedsUpdateProperties() }
    #expect(window.snapshot().alert == nil)
  }
}
