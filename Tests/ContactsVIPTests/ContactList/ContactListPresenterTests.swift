import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListPresenterTests {
  private let view = ContactListViewSpy()
  private let presenter = ContactListPresenter()

  init() {
    presenter.view = view
  }

  @Test(.role(.presenter))
  func theRowsAreShown() throws {
    presenter.presentContacts(.loaded(SortedList([.grace, .ada])))
    let shown = try #require(view.loads.first)
    #expect((0..<shown.rows.count).map { shown.rows[$0].fullName } == ["Ada Lovelace", "Grace Hopper"])
    #expect(shown.placeholder == nil)
    #expect(shown.alert == nil)
  }

  @Test(.role(.presenter))
  func anInsertedRowIsShown() {
    presenter.presentInsertedContact(ContactList.InsertContact.Response(contact: .grace, index: 3))
    #expect(view.insertions.map(\.row.fullName) == ["Grace Hopper"])
    #expect(view.insertions.map(\.index) == [3])
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.presenter))
  func anEmptyListSaysSo() {
    presenter.presentContacts(.loaded(SortedList()))
    #expect(view.loads.map(\.placeholder) == [.init(text: "No contacts yet", offersRetry: false)])
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.presenter))
  func theFirstContactReplacesThePlaceholder() {
    presenter.presentContacts(.loaded(SortedList()))
    presenter.presentInsertedContact(ContactList.InsertContact.Response(contact: .ada, index: 0))
    #expect(view.insertions.map(\.placeholder) == [nil])
  }

  @Test(.behaviour(.failedLoadSaysWhy), .role(.presenter))
  func aFailedLoadSaysWhy() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(view.loads.map(\.alert) == [.init(title: "Error", message: message)])
    #expect(view.loads.map(\.placeholder) == [.init(text: message, offersRetry: true)])
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.presenter))
  func aFailedLoadIsNoEmptyList() throws {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    let placeholder = try #require(view.loads.first?.placeholder)
    #expect(placeholder.text != "No contacts yet")
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.presenter))
  func aFailedLoadDisablesAdd() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    presenter.presentContacts(.loaded(SortedList()))
    #expect(view.loads.map(\.isAddEnabled) == [false, true])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.presenter))
  func aFailedRetrySaysSoAgain() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    presenter.presentContacts(.failed(StorageFailure(.locked)))
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(view.loads.count == 2)
    #expect(view.loads.last?.alert == .init(title: "Error", message: message))
  }

  @Test(.role(.presenter))
  func theViewIsNotKept() {
    do {
      let view = ContactListViewSpy()
      presenter.view = view
      #expect(presenter.view != nil)
    }
    #expect(presenter.view == nil)
  }
}
