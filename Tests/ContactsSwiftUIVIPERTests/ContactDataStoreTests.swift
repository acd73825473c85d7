import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactDataStoreTests {
  private let repository = ContactRepositoryStub([.grace, .ada])
  private let dataStore: ContactDataStore

  init() {
    dataStore = ContactDataStore(repository: repository)
  }

  @Test(.role("DataStore"))
  func theContactsAreThoseOfTheRepository() throws {
    #expect(try Array(dataStore.contacts()) == [.ada, .grace])
    repository.loadFailure = StorageFailure(.damaged)
    #expect(throws: StorageFailure(.damaged)) { try dataStore.contacts() }
  }

  @Test(.role("DataStore"))
  func aNameIsStored() throws {
    let contact = try dataStore.add(PersonName(first: "Alan", last: "Turing"))
    #expect(repository.stored.last == contact)
    repository.saveFailure = StorageFailure(.full)
    #expect(throws: ContactError.saveFailed(StorageFailure(.full))) {
      try dataStore.add(PersonName(first: "Alan", last: "Turing"))
    }
  }
}
