import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListInteractorTests {
  private let presenter = ContactListPresenterSpy()

  private func makeInteractor(_ repository: ContactRepositoryStub) -> ContactListInteractor {
    let interactor = ContactListInteractor(repository: repository, presenter: presenter)
    interactor.loadContacts(ContactList.LoadContacts.Request())
    return interactor
  }

  private func makeInteractor(_ contacts: Contact...) -> ContactListInteractor {
    makeInteractor(ContactRepositoryStub(contacts))
  }

  private func add(_ contact: Contact, to interactor: ContactListInteractor) {
    interactor.addedContact = contact
    interactor.insertAddedContact(ContactList.InsertAddedContact.Request())
  }

  @Test(.role(.interactor))
  func theScreenIsPassedOn() {
    let interactor = ContactListInteractor(repository: ContactRepositoryStub(), presenter: presenter)
    interactor.showScreen(ContactList.ShowScreen.Request())
    #expect(presenter.calls == [.screen])
  }

  @Test(.role(.interactor))
  func addIsPassedOn() {
    let interactor = ContactListInteractor(repository: ContactRepositoryStub(), presenter: presenter)
    interactor.openAddContact(ContactList.OpenAddContact.Request())
    #expect(presenter.calls == [.addContact])
  }

  @Test(.role(.interactor))
  func theContactsAreLoadedInTheirOrder() {
    let interactor = makeInteractor(.grace, .ada)
    interactor.showRow(ContactList.ShowRow.Request(index: 0))
    interactor.showRow(ContactList.ShowRow.Request(index: 1))
    #expect(presenter.calls == [.loaded(count: 2), .row(.ada), .row(.grace)])
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.interactor))
  func aJumpFindsTheFirstRow() {
    let interactor = makeInteractor(ContactRepositoryStub([.ada] + Contact.fifty))
    interactor.findRow(ContactList.FindRow.Request(beginning: "per"))
    interactor.findRow(ContactList.FindRow.Request(beginning: "x"))
    #expect(presenter.calls.suffix(2) == [.foundRow(1), .foundRow(nil)])
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    add(contact, to: interactor)
    interactor.showRow(ContactList.ShowRow.Request(index: row))
    #expect(presenter.calls.suffix(2) == [.inserted(at: row, count: 3), .row(contact)])
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    add(Contact(4, "Ada", "Lovelace"), to: interactor)
    #expect(presenter.calls.last == .inserted(at: 1, count: 3))
  }

  @Test(.role(.interactor))
  func anAddedContactIsInsertedOnce() {
    let interactor = makeInteractor(.ada)
    add(.grace, to: interactor)
    #expect(interactor.addedContact == nil)
    interactor.insertAddedContact(ContactList.InsertAddedContact.Request())
    #expect(presenter.calls == [.loaded(count: 1), .inserted(at: 1, count: 2)])
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.interactor))
  func retryLoadsAgain() {
    let repository = ContactRepositoryStub([.ada])
    repository.loadFailure = StorageFailure(.damaged)
    let interactor = makeInteractor(repository)
    repository.loadFailure = nil
    interactor.loadContacts(ContactList.LoadContacts.Request())
    interactor.showRow(ContactList.ShowRow.Request(index: 0))
    #expect(presenter.calls == [.failed(StorageFailure(.damaged)), .loaded(count: 1), .row(.ada)])
  }
}
