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
    let interactor = makeInteractor(.grace, .ada)
    interactor.fetchRow(at: 0)
    interactor.fetchRow(at: 1)
    #expect(presenter.calls == [.contacts(count: 2), .row(.ada), .row(.grace)])
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.interactor))
  func aJumpFindsTheFirstRow() {
    let interactor = makeInteractor(ContactRepositoryStub([.ada] + Contact.fifty))
    interactor.findRow(beginningWith: "per")
    interactor.findRow(beginningWith: "x")
    #expect(presenter.calls.suffix(2) == [.foundRow(1), .foundRow(nil)])
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    interactor.insert(contact)
    interactor.fetchRow(at: row)
    #expect(presenter.calls.suffix(2) == [.insertedContact(at: row, count: 3), .row(contact)])
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    interactor.insert(Contact(4, "Ada", "Lovelace"))
    #expect(presenter.calls.last == .insertedContact(at: 1, count: 3))
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.interactor))
  func retryLoadsAgain() {
    let repository = ContactRepositoryStub([.ada])
    repository.loadFailure = StorageFailure(.damaged)
    let interactor = makeInteractor(repository)
    repository.loadFailure = nil
    interactor.loadContacts()
    interactor.fetchRow(at: 0)
    #expect(presenter.calls == [.loadFailure(StorageFailure(.damaged)), .contacts(count: 1), .row(.ada)])
  }
}
