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

  @Test(.behaviour(.screensHaveTheirTitles), .role(.presenter))
  func theScreenHasItsTitle() {
    presenter.presentScreen(ContactList.ShowScreen.Response())
    #expect(view.calls == [.screen(title: "Contacts")])
  }

  @Test(.role(.presenter))
  func theRowsAreShown() {
    presenter.presentContacts(.loaded(numberOfContacts: 1))
    #expect(view.calls == [.rows(count: 1, placeholder: nil)])
  }

  @Test(.role(.presenter))
  func aRowIsThatOfTheContact() {
    presenter.presentRow(ContactList.ShowRow.Response(contact: .grace))
    #expect(view.calls == [.row("Grace Hopper")])
  }

  @Test(.role(.presenter), arguments: [7, nil])
  func aFoundRowIsPassedOn(index: Int?) {
    presenter.presentFoundRow(ContactList.FindRow.Response(index: index))
    #expect(view.calls == [.foundRow(index)])
  }

  @Test(.role(.presenter))
  func addIsPassedOn() {
    presenter.presentAddContact(ContactList.OpenAddContact.Response())
    #expect(view.calls == [.addContact])
  }

  @Test(.role(.presenter))
  func anInsertedRowIsShown() {
    presenter.presentInsertedContact(ContactList.InsertAddedContact.Response(index: 3, numberOfContacts: 5))
    #expect(view.calls == [.insertedRow(3, count: 5)])
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.presenter))
  func anEmptyListSaysSo() {
    presenter.presentContacts(.loaded(numberOfContacts: 0))
    #expect(view.calls == [.rows(count: 0, placeholder: "No contacts yet")])
  }

  @Test(.behaviour(.failedLoadSaysWhy), .role(.presenter))
  func aFailedLoadSaysWhy() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(view.calls == [.failure(title: "Error", message: message)])
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.presenter))
  func aFailedLoadIsNoEmptyList() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    #expect(view.calls.count == 1)
    #expect(!view.calls.contains(.rows(count: 0, placeholder: "No contacts yet")))
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.presenter))
  func aFailedRetrySaysSoAgain() {
    presenter.presentContacts(.failed(StorageFailure(.damaged)))
    presenter.presentContacts(.failed(StorageFailure(.locked)))
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(view.calls.count == 2)
    #expect(view.calls.last == .failure(title: "Error", message: message))
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
