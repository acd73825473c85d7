import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListViewControllerTests {
  private let interactor = ContactListInteractorSpy()
  private let router = ContactListRouterSpy()
  private let controller: ContactListViewController
  private let window: Window

  init() {
    controller = ContactListViewController(interactor: interactor, router: router)
    interactor.view = controller
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private func showRows(_ rows: [String]) {
    interactor.rows = rows
    window.handleEvent { controller.displayContacts(.rows(count: rows.count, placeholder: nil)) }
  }

  private func insert(_ row: String, at index: Int) {
    interactor.rows.insert(row, at: index)
    let viewModel = ContactList.InsertAddedContact.ViewModel(
      insertedRow: index, numberOfRows: interactor.rows.count)
    window.handleEvent { controller.displayInsertedRow(viewModel) }
  }

  private func fail() {
    controller.displayContacts(.failure(title: "Oh", message: "Broken"))
  }

  // MARK: Arrival

  @Test(.role(.view))
  func theScreenAsksForWhatItShows() {
    #expect(interactor.calls == [.showScreen, .loadContacts, .insertAddedContact])
  }

  @Test(.role(.view))
  func theTitleIsShown() {
    controller.displayScreen(ContactList.ShowScreen.ViewModel(title: "People"))
    #expect(window.snapshot().title == "People")
  }

  // MARK: Rows

  @Test(.role(.view))
  func theRowsAreShown() {
    showRows(["Ada Lovelace", "Grace Hopper"])
    let screen = window.snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
    #expect(interactor.calls.suffix(2) == [.showRow(0), .showRow(1)])
  }

  @Test(.role(.view))
  func aJumpAsksTheInteractor() throws {
    showRows((10..<60).map { "Person \($0)" })
    interactor.foundRow = 7
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 7)
    #expect(interactor.calls.contains(.findRow("per")))
  }

  @Test(.role(.view))
  func thePlaceholderIsShown() {
    controller.displayContacts(.rows(count: 0, placeholder: "Nobody"))
    #expect(window.snapshot().placeholder == .init(text: "Nobody", button: nil))
  }

  // MARK: Changes

  @Test(.role(.view))
  func addIsPassedOn() throws {
    try window.tap(button: "Add")
    #expect(interactor.calls.last == .openAddContact)
    #expect(router.addContactCount == 0)
  }

  @Test(.role(.view))
  func addThatComesBackOpensTheAddScreen() {
    controller.displayAddContact(ContactList.OpenAddContact.ViewModel())
    #expect(router.addContactCount == 1)
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    showRows(["Ada Lovelace", "Grace Hopper"])
    insert("Alan Turing", at: 1)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    showRows((10..<60).map { "Person \($0)" })
    // Its place is the first below those in view.
    insert("Person 29b", at: 20)
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.view))
  func theFirstContactReplacesThePlaceholder() {
    controller.displayContacts(.rows(count: 0, placeholder: "Nobody"))
    insert("Ada Lovelace", at: 0)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInAnAlertAndInPlaceOfTheRows() {
    fail()
    let screen = window.snapshot()
    #expect(screen.alert == .init(title: "Oh", message: "Broken", buttons: ["Cancel", "Retry"]))
    #expect(screen.placeholder == .init(text: "Broken", button: "Retry"))
    #expect(screen.list == nil)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.view))
  func aFailedLoadDisablesAdd() {
    fail()
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: false))
    controller.displayContacts(.rows(count: 0, placeholder: "Nobody"))
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func retryIsPassedOn() throws {
    fail()
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(interactor.calls.filter { $0 == .loadContacts }.count == 2)
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    fail()
    try window.tap(button: "Cancel")
    try window.tap(button: "Retry")
    #expect(interactor.calls.filter { $0 == .loadContacts }.count == 2)
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    fail()
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    #expect(interactor.calls.filter { $0 == .loadContacts }.count == 1)
  }
}
