import ContactsDomain
import ContactsRows
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

/// The content view is given plain values, and shown as they say.
@MainActor @Suite struct ContactListViewTests {
  private let adds = TapCounter()
  private let retries = TapCounter()

  private func makeView(
    _ contacts: ContactRows? = nil, failure: String? = nil, added: Contact.ID? = nil,
    alert: Binding<Bool> = .constant(false)
  ) -> some DeclarativeKit.View {
    NavigationStack { [adds, retries] in
      ContactListView(
        contacts: contacts, failure: failure, addedContactID: added, isAlertPresented: alert,
        addAction: { adds.tapped() }, retryAction: { retries.tapped() })
    }
  }

  private func show(_ view: some DeclarativeKit.View) -> Window {
    let window = Window(rootViewController: HostingController(rootView: view))
    window.makeKeyAndVisible()
    return window
  }

  private func rows(_ contacts: [Contact]) -> ContactRows {
    ContactRows(SortedList(contacts))
  }

  /// Shows the rows, and then those with another one.
  private func insert(_ contact: Contact, into contacts: [Contact]) -> Window {
    var rows = rows(contacts)
    let host = HostingController(rootView: makeView(rows))
    let window = Window(rootViewController: host)
    window.makeKeyAndVisible()
    rows.insert(contact)
    window.handleEvent { host.rootView = makeView(rows, added: contact.id) }
    return window
  }

  // MARK: Rows

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(show(makeView()).snapshot().title == "Contacts")
  }

  @Test(.role(.view))
  func theRowsAreShown() {
    let screen = show(makeView(rows([.grace, .ada]))).snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.view))
  func aJumpFindsTheFirstRow() throws {
    let window = show(makeView(rows([.ada] + Contact.fifty)))
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 1)
    #expect(try !window.scroll(toFirstRowBeginningWith: "x"))
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.view))
  func anEmptyListSaysSo() {
    let screen = show(makeView(rows([]))).snapshot()
    #expect(screen.placeholder == .init(text: "No contacts yet", button: nil))
  }

  // MARK: Changes

  @Test(.role(.view))
  func addIsPassedOn() throws {
    try show(makeView(rows([]))).tap(button: "Add")
    #expect(adds.count == 1)
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    let window = insert(.alan, into: [.ada, .grace])
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    // Its place is the first below those in view.
    let window = insert(Contact(1, "Person", "29b"), into: Contact.fifty)
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.view))
  func theFirstContactReplacesThePlaceholder() {
    let window = insert(.ada, into: [])
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInPlaceOfTheRows() {
    let screen = show(makeView(failure: "Broken")).snapshot()
    #expect(screen.placeholder == .init(text: "Broken", button: "Retry"))
    #expect(screen.list == nil)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.view))
  func aFailedLoadDisablesAdd() {
    let screen = show(makeView(failure: "Broken")).snapshot()
    #expect(screen.rightButton == .init(title: "Add", isEnabled: false))
  }

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    let screen = show(makeView(failure: "Broken", alert: .constant(true))).snapshot()
    #expect(screen.alert == .init(title: "Error", message: "Broken", buttons: ["Cancel", "Retry"]))
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    try show(makeView(failure: "Broken")).tap(button: "Retry")
    #expect(retries.count == 1)
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view), arguments: [("Cancel", 0), ("Retry", 1)])
  func aClosedAlertStaysClosed(button: String, count: Int) throws {
    let alert = AlertState()
    let window = show(makeView(failure: "Broken", alert: alert.binding))
    try window.tap(button: button)
    #expect(window.snapshot().alert == nil)
    #expect(!alert.isPresented)
    #expect(retries.count == count)
  }
}
