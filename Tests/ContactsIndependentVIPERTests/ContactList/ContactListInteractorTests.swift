import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct ContactListInteractorTests {
  private let repository = ContactRepositoryStub(PersonName(first: "Ada", last: "Lovelace"))
  private let output = ContactListInteractorOutputSpy()
  private let interactor: ContactListInteractor

  init() {
    interactor = ContactListInteractor(repository: repository)
    interactor.output = output
  }

  @Test(.role(.interactor), .behaviour(.appBeginsWithTheContacts))
  func theAppBeginsWithTheContacts() {
    interactor.loadContacts()
    #expect(output.loaded == [[Contact("Ada", "Lovelace")]])
    #expect(output.failures.isEmpty)
  }

  @Test(.role(.interactor), .behaviour(.failedLoadSaysWhy))
  func aFailedLoadSaysWhy() {
    repository.failure = StorageFailure(.locked)
    interactor.loadContacts()
    #expect(output.failures == [StorageFailure(.locked)])
  }

  @Test(.role(.interactor), .behaviour(.failedLoadIsNoEmptyList))
  func aFailedLoadIsNoEmptyList() {
    repository.failure = StorageFailure(.locked)
    interactor.loadContacts()
    #expect(output.loaded.isEmpty)
  }

  @Test(.role(.interactor), .behaviour(.retryLoadsAgain))
  func retryLoadsAgain() {
    repository.failure = StorageFailure(.locked)
    interactor.loadContacts()
    repository.failure = nil
    interactor.loadContacts()
    #expect(output.loaded == [[Contact("Ada", "Lovelace")]])
  }
}
