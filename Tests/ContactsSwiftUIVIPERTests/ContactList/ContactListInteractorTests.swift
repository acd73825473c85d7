import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactListInteractorTests {
  private func makeInteractor(_ repository: ContactRepositoryStub) -> ContactListInteractor {
    let interactor = ContactListInteractor(dataStore: ContactDataStore(repository: repository))
    interactor.loadContacts()
    return interactor
  }

  private func makeInteractor(_ contacts: Contact...) -> ContactListInteractor {
    makeInteractor(ContactRepositoryStub(contacts))
  }

  private func makeFailingRepository(_ contacts: Contact...) -> ContactRepositoryStub {
    let repository = ContactRepositoryStub(contacts)
    repository.loadFailure = StorageFailure(.damaged)
    return repository
  }

  private func contacts(of interactor: ContactListInteractor) -> [Contact]? {
    interactor.contacts.map(Array.init)
  }

  @Test(.role(.interactor))
  func theContactsAreLoadedInTheirOrder() {
    let interactor = makeInteractor(.grace, .ada)
    #expect(contacts(of: interactor) == [.ada, .grace])
    #expect(interactor.failure == nil)
    #expect(interactor.addedContactID == nil)
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    interactor.insert(contact)
    #expect(contacts(of: interactor)?.firstIndex(of: contact) == row)
    #expect(contacts(of: interactor)?.count == 3)
    #expect(interactor.addedContactID == contact.id)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    let other = Contact(4, "Ada", "Lovelace")
    interactor.insert(other)
    #expect(contacts(of: interactor) == [.ada, other, .grace])
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.interactor))
  func aFailedLoadIsNoEmptyList() {
    let interactor = makeInteractor(makeFailingRepository())
    #expect(contacts(of: interactor) == nil)
    #expect(interactor.failure == StorageFailure(.damaged))
  }

  @Test(.role(.interactor))
  func aSecondLoadTakesTheFailureAway() {
    let repository = makeFailingRepository(.ada)
    let interactor = makeInteractor(repository)
    repository.loadFailure = nil
    interactor.loadContacts()
    #expect(contacts(of: interactor) == [.ada])
    #expect(interactor.failure == nil)
  }
}
