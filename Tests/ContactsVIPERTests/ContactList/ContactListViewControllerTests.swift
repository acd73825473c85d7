import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct ContactListViewControllerTests {
  private let presenter = ContactListPresenterSpy()
  private let controller: ContactListViewController
  private let window: Window

  init() {
    controller = ContactListViewController(presenter: presenter)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private func showRows(_ contacts: [Contact]) {
    presenter.contacts = contacts
    window.handleEvent { controller.showRows() }
  }

  // MARK: Rows

  @Test(.role(.view))
  func theTitleIsShown() {
    #expect(presenter.calls == [.viewDidLoad])
    controller.show(title: "People")
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
  func aJumpAsksThePresenter() throws {
    showRows(Contact.fifty)
    presenter.firstRow = 7
    #expect(try window.scroll(toFirstRowBeginningWith: "per"))
    #expect(window.snapshot().list?.firstRow == 7)
    #expect(presenter.texts == ["per"])
  }

  @Test(.role(.view))
  func thePlaceholderIsShown() {
    controller.show(placeholder: "Nobody")
    #expect(window.snapshot().placeholder == .init(text: "Nobody", button: nil))
    controller.hidePlaceholder()
    #expect(window.snapshot().placeholder == nil)
  }

  // MARK: Changes

  @Test(.role(.view))
  func addIsPassedOn() throws {
    try window.tap(button: "Add")
    #expect(presenter.calls == [.viewDidLoad, .addTapped])
  }

  @Test(.behaviour(.insertedRowIsToldToTheTable), .role(.view))
  func anInsertedRowIsToldToTheTable() {
    showRows([.ada, .grace])
    presenter.contacts = [.ada, .alan, .grace]
    window.handleEvent { controller.showInsertedRow(at: 1) }
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.insertedRowIsBroughtIntoView), .role(.view))
  func anInsertedRowIsBroughtIntoView() {
    showRows(Contact.fifty)
    // Its place is the first below those in view.
    presenter.contacts.insert(Contact(1, "Person", "29b"), at: 20)
    window.handleEvent { controller.showInsertedRow(at: 20) }
    #expect(window.snapshot().list?.visibleRows.last == "Person 29b")
  }

  // MARK: Failed loads

  @Test(.role(.view))
  func aFailureIsShownInPlaceOfTheRows() {
    controller.show(failure: "Broken")
    #expect(window.snapshot().placeholder == .init(text: "Broken", button: "Retry"))
    #expect(window.snapshot().list == nil)
  }

  @Test(.role(.view))
  func anErrorIsShownInAnAlert() {
    controller.showAlert(title: "Oh", message: "No")
    #expect(window.snapshot().alert == .init(title: "Oh", message: "No", buttons: ["Cancel", "Retry"]))
  }

  @Test(.role(.view))
  func addCanBeDisabled() {
    controller.setAddEnabled(false)
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: false))
    controller.setAddEnabled(true)
    #expect(window.snapshot().rightButton == .init(title: "Add", isEnabled: true))
  }

  @Test(.role(.view))
  func retryIsPassedOn() throws {
    controller.showAlert(title: "Oh", message: "No")
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(presenter.calls == [.viewDidLoad, .retryTapped])
  }

  @Test(.role(.view))
  func thePlaceholderOffersRetryToo() throws {
    controller.show(failure: "Broken")
    try window.tap(button: "Retry")
    #expect(presenter.calls == [.viewDidLoad, .retryTapped])
  }

  @Test(.behaviour(.closedAlertStaysClosed), .role(.view))
  func aClosedAlertStaysClosed() throws {
    controller.showAlert(title: "Oh", message: "No")
    try window.tap(button: "Cancel")
    #expect(window.snapshot().alert == nil)
    #expect(presenter.calls == [.viewDidLoad])
  }
}
