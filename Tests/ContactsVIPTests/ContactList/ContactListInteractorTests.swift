import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactListInteractorTests {
  private let presenter = ContactListPresenterSpy()

  private func makeInteractor(_ repository: ContactRepositoryStub) -> ContactListInteractor {
    let interactor = ContactListInteractor(repository: repository, presenter: presenter)
    interactor.loadContacts()
    return interactor
  }

  private func makeInteractor(_ contacts: Contact...) -> ContactListInteractor {
    makeInteractor(ContactRepositoryStub(contacts))
  }

  private func insert(_ contact: Contact, into interactor: ContactListInteractor) {
    interactor.insertContact(ContactList.InsertContact.Request(contact: contact))
  }

  @Test(.role(.interactor))
  func theContactsAreLoadedInTheirOrder() {
    _ = makeInteractor(.grace, .ada)
    #expect(presenter.calls == [.loaded([.ada, .grace])])
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    insert(contact, into: interactor)
    #expect(presenter.calls.last == .inserted(contact, at: row))
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, "Ada", "Lovelace")
    insert(contact, into: interactor)
    #expect(presenter.calls.last == .inserted(contact, at: 1))
  }

  @Test(.role(.interactor))
  func aNewContactCountsForTheNext() {
    let interactor = makeInteractor(.grace)
    insert(.ada, into: interactor)
    insert(.alan, into: interactor)
    #expect(presenter.calls.last == .inserted(.alan, at: 1))
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.interactor))
  func retryLoadsAgain() {
    let repository = ContactRepositoryStub([.ada])
    repository.loadFailure = StorageFailure(.damaged)
    let interactor = makeInteractor(repository)
    repository.loadFailure = nil
    interactor.loadContacts()
    #expect(presenter.calls == [.failed(StorageFailure(.damaged)), .loaded([.ada])])
  }
}
