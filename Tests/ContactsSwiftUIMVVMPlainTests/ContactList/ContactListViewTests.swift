import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@MainActor @Suite struct ContactListViewTests {
  private func makeWindow(_ repository: ContactRepositoryStub) -> Window {
    let window = Window(
      rootViewController: HostingController(rootView: ContactListView(repository: repository)))
    window.makeKeyAndVisible()
    return window
  }

  private func makeWindow(_ contacts: Contact...) -> Window {
    makeWindow(ContactRepositoryStub(contacts))
  }

  private func makeFailingRepository(_ contacts: Contact...) -> ContactRepositoryStub {
    let repository = ContactRepositoryStub(contacts)
    repository.loadFailure = StorageFailure(.damaged)
    return repository
  }

  private func add(_ first: String, _ last: String, in window: Window) throws {
    try window.tap(button: "Add")
    try window.type(first, into: "First name")
    try window.type(last, into: "Last name")
    try window.tap(button: "Done")
  }

  // MARK: Rows

  @Test(.behaviour(.screensHaveTheirTitles), .role(.view))
  func theScreenHasItsTitle() {
    #expect(makeWindow().snapshot().title == "Contacts")
  }

  @Test(.role(.view))
  func contactsHaveNoPlaceholder() {
    let screen = makeWindow(.ada).snapshot()
    #expect(screen.placeholder == nil)
    #expect(screen.rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.view))
  func aJumpFindsTheFirstRow() throws {
    let window = makeWindow(ContactRepositoryStub([.ada] + Contact.fifty))
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 1)
    #expect(try !window.scroll(toFirstRowBeginningWith: "x"))
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.view))
  func anEmptyListSaysSo() {
    #expect(makeWindow().snapshot().placeholder == .init(text: "No contacts yet", button: nil))
  }

  // MARK: Adding

  @Test(.behaviour(.addOpensTheAddScreen), .role(.view))
  func addOpensTheAddScreen() throws {
    let window = makeWindow()
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.view))
  func theAddScreenStartsEmpty() throws {
    let window = makeWindow()
    try window.tap(button: "Add")
    try window.type("Ada", into: "First name")
    try window.tap(button: "Cancel")
    try window.tap(button: "Add")
    #expect(window.snapshot().fields.map(\.text) == ["", ""])
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() throws {
    let window = makeWindow(.ada, .grace)
    try add("Alan", "Turing", in: window)
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() throws {
    let window = makeWindow(ContactRepositoryStub(Contact.fifty))
    // Its place is the first below those in view.
    try add("Person", "29b", in: window)
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.view))
  func theFirstContactReplacesThePlaceholder() throws {
    let window = makeWindow()
    try add("Ada", "Lovelace", in: window)
    #expect(window.snapshot().placeholder == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShown() throws {
    let message = "The contacts could not be loaded: the database is damaged"
    let window = makeWindow(makeFailingRepository())
    #expect(
      window.snapshot().alert == .init(title: "Error", message: message, buttons: ["Cancel", "Retry"]))
    #expect(window.snapshot().placeholder == .init(text: message, button: "Retry"))
    #expect(window.snapshot().list == nil)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.view))
  func aFailedLoadDisablesAdd() throws {
    let repository = makeFailingRepository()
    let window = makeWindow(repository)
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: false))
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.view))
  func retryLoadsAgain() throws {
    let repository = makeFailingRepository(.ada)
    let window = makeWindow(repository)
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    let repository = makeFailingRepository(.ada)
    let window = makeWindow(repository)
    repository.loadFailure = nil
    try window.tap(button: "Cancel")
    try window.tap(button: "Retry")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    let window = makeWindow(makeFailingRepository())
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    window.makeKeyAndVisible()
    #expect(window.snapshot().alert == nil)
  }

  // MARK: The end

  @Test(.behaviour(.screensDoNotOutliveTheirUse), .role(.view), arguments: ["Cancel", "Retry"])
  func theScreenDoesNotOutliveItsUse(tapped button: String) throws {
    weak var screen: ViewController?
    do {
      let window = makeWindow(makeFailingRepository())
      try window.tap(button: button)
      screen = window.rootViewController
      #expect(screen != nil)
    }
    #expect(screen == nil)
  }
}
