import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

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

  @Test(.role(.interactor))
  func theContactsAreLoadedInTheirOrder() {
    _ = makeInteractor(.grace, .ada)
    #expect(presenter.calls == [.contacts([.ada, .grace])])
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    interactor.insert(contact)
    #expect(presenter.calls.last == .insertedContact(contact, at: row))
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, "Ada", "Lovelace")
    interactor.insert(contact)
    #expect(presenter.calls.last == .insertedContact(contact, at: 1))
  }

  @Test(.role(.interactor))
  func aNewContactCountsForTheNext() {
    let interactor = makeInteractor(.grace)
    interactor.insert(.ada)
    interactor.insert(.alan)
    #expect(presenter.calls.last == .insertedContact(.alan, at: 1))
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.interactor))
  func retryLoadsAgain() {
    let repository = ContactRepositoryStub([.ada])
    repository.loadFailure = StorageFailure(.damaged)
    let interactor = makeInteractor(repository)
    repository.loadFailure = nil
    interactor.loadContacts()
    #expect(presenter.calls == [.loadFailure(StorageFailure(.damaged)), .contacts([.ada])])
  }
}
