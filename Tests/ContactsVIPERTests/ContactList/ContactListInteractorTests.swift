import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct ContactListInteractorTests {
  private let output = ContactListInteractorOutputSpy()

  private func makeInteractor(_ repository: ContactRepositoryStub) -> ContactListInteractor {
    let interactor = ContactListInteractor(repository: repository)
    interactor.output = output
    interactor.loadContacts()
    return interactor
  }

  private func makeInteractor(_ contacts: Contact...) -> ContactListInteractor {
    makeInteractor(ContactRepositoryStub(contacts))
  }

  private func contacts(of interactor: ContactListInteractor) -> [Contact] {
    (0..<(output.counts.last ?? 0)).map(interactor.contact)
  }

  @Test(.role(.interactor))
  func theContactsAreLoadedInTheirOrder() {
    let interactor = makeInteractor(.grace, .ada)
    #expect(output.loadCount == 1)
    #expect(output.failures == [])
    #expect(output.counts == [2])
    #expect(contacts(of: interactor) == [.ada, .grace])
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.interactor))
  func aJumpFindsTheFirstRow() {
    let interactor = makeInteractor(ContactRepositoryStub([.ada] + Contact.fifty))
    #expect(interactor.firstRow(beginningWith: "per") == 1)
    #expect(interactor.firstRow(beginningWith: "x") == nil)
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.interactor),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let interactor = makeInteractor(.ada, .grace)
    let contact = Contact(4, first, last)
    interactor.insert(contact)
    #expect(output.insertedRows == [row])
    #expect(output.counts == [2, 3])
    #expect(interactor.contact(at: row) == contact)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.interactor))
  func equalNamesKeepTheirArrival() {
    let interactor = makeInteractor(.ada, .grace)
    interactor.insert(Contact(4, "Ada", "Lovelace"))
    #expect(output.insertedRows == [1])
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.interactor))
  func retryLoadsAgain() {
    let repository = ContactRepositoryStub([.ada])
    repository.loadFailure = StorageFailure(.damaged)
    let interactor = makeInteractor(repository)
    #expect(output.failures == [StorageFailure(.damaged)])
    #expect(output.loadCount == 0)
    repository.loadFailure = nil
    interactor.loadContacts()
    #expect(output.loadCount == 1)
    #expect(contacts(of: interactor) == [.ada])
  }

  @Test(.role(.interactor))
  func theOutputIsNotKept() {
    let interactor = makeInteractor()
    do {
      let output = ContactListInteractorOutputSpy()
      interactor.output = output
      #expect(interactor.output != nil)
    }
    #expect(interactor.output == nil)
  }
}
