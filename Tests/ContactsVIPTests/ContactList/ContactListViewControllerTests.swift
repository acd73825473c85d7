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
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private func show(
    _ contacts: [Contact] = [], isAddEnabled: Bool = true, placeholder: ContactList.Placeholder? = nil,
    alert: ContactList.Alert? = nil
  ) {
    let viewModel = ContactList.LoadContacts.ViewModel(
      rows: ContactRows(SortedList(contacts)), isAddEnabled: isAddEnabled, placeholder: placeholder,
      alert: alert)
    window.handleEvent { controller.displayContacts(viewModel) }
  }

  private func insert(_ contact: Contact, at index: Int, placeholder: ContactList.Placeholder? = nil) {
    let viewModel = ContactList.InsertContact.ViewModel(
      row: ContactRow(contact), index: index, placeholder: placeholder)
    window.handleEvent { controller.displayInsertedContact(viewModel) }
  }

  private func fail() {
    show(
      isAddEnabled: false, placeholder: .init(text: "Broken", offersRetry: true),
      alert: .init(title: "Oh", message: "No"))
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(window.snapshot().title == "Contacts")
  }

  @Test(.role(.view))
  func theContactsAreLoadedAtFirst() {
    #expect(interactor.calls == [.loadContacts])
  }

  // MARK: Rows

  @Test(.role(.view))
  func theRowsAreShown() {
    show([.ada, .grace])
    let screen = window.snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func aRowTakesNoCycle() throws {
    show(Contact.fifty)
    try window.scroll(byRows: 20)
    #expect(window.snapshot().list?.visibleRows.first == "Person 30")
    #expect(interactor.calls == [.loadContacts])
  }

  @Test(.role(.view))
  func aJumpAsksTheRows() throws {
    show([.ada] + Contact.fifty)
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 1)
    #expect(try !window.scroll(toFirstRowBeginningWith: "x"))
  }

  @Test(.role(.view))
  func thePlaceholderIsShown() {
    show(placeholder: .init(text: "Nobody", offersRetry: false))
    #expect(window.snapshot().placeholder == .init(text: "Nobody", button: nil))
    show([.ada])
    #expect(window.snapshot().placeholder == nil)
  }

  // MARK: Changes

  @Test(.role(.view))
  func addGoesToTheRouterWithoutTheCycle() throws {
    try window.tap(button: "Add")
    #expect(router.addContactCount == 1)
    #expect(interactor.calls == [.loadContacts])
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    show([.ada, .grace])
    insert(.alan, at: 1)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    show(Contact.fifty)
    // Its place is the first below those in view.
    insert(Contact(1, "Person", "29b"), at: 20)
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.role(.view))
  func thePlaceholderFollowsAnInsertion() {
    show(placeholder: .init(text: "Nobody", offersRetry: false))
    insert(.ada, at: 0)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
    insert(.grace, at: 1, placeholder: .init(text: "Nobody", offersRetry: false))
    #expect(window.snapshot().placeholder?.text == "Nobody")
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInAnAlertAndInPlaceOfTheRows() {
    fail()
    let screen = window.snapshot()
    #expect(screen.alert == .init(title: "Oh", message: "No", buttons: ["Cancel", "Retry"]))
    #expect(screen.placeholder == .init(text: "Broken", button: "Retry"))
    #expect(screen.list == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: false))
  }

  @Test(.role(.view))
  func retryIsPassedOn() throws {
    fail()
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(interactor.calls == [.loadContacts, .loadContacts])
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    fail()
    try window.tap(button: "Cancel")
    try window.tap(button: "Retry")
    #expect(interactor.calls == [.loadContacts, .loadContacts])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    fail()
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    #expect(interactor.calls == [.loadContacts])
  }
}
