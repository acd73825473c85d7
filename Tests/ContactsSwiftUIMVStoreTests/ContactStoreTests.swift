import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIMVStore

@MainActor @Suite struct ContactStoreTests {
  private let repository = ContactRepositoryStub([.ada, .grace])
  private let store: ContactStore

  init() {
    store = ContactStore(repository: repository)
  }

  private var contacts: [Contact]? {
    store.contacts.map(Array.init)
  }

  private func add(_ first: String, _ last: String) throws(ContactError) {
    try store.add(ContactDraft(firstName: first, lastName: last))
  }

  // MARK: Loading

  @Test(.role("Store"))
  func theContactsAreLoadedInTheirOrder() throws {
    #expect(contacts == nil)
    try store.load()
    #expect(contacts == [.ada, .grace])
    #expect(store.addedContactID == nil)
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role("Store"))
  func aFailedLoadIsNoEmptyList() {
    repository.loadFailure = StorageFailure(.damaged)
    #expect(throws: StorageFailure(.damaged)) { try store.load() }
    #expect(contacts == nil)
  }

  @Test(.role("Store"))
  func aLoadMayFollowOneThatFailed() throws {
    repository.loadFailure = StorageFailure(.damaged)
    #expect(throws: StorageFailure.self) { try store.load() }
    repository.loadFailure = nil
    try store.load()
    #expect(contacts == [.ada, .grace])
  }

  // MARK: Adding

  @Test(.behaviour(.doneStoresTheName), .role("Store"))
  func doneStoresTheName() throws {
    try add("Alan", "Turing")
    #expect(repository.stored.map(\.name) == [Contact.ada, .grace, .alan].map(\.name))
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role("Store"))
  func whiteSpaceIsTrimmed() throws {
    try add(" Alan ", "\tTuring ")
    #expect(repository.stored.last?.name == Contact.alan.name)
  }

  @Test(
    .behaviour(.emptyNameIsRefused), .role("Store"),
    arguments: [("", "Lovelace", ContactError.Field.firstName), ("Ada", " ", .lastName)])
  func anEmptyNameIsRefused(first: String, last: String, field: ContactError.Field) throws {
    try store.load()
    #expect(throws: ContactError.missing(field)) { try add(first, last) }
    #expect(repository.stored.count == 2)
    #expect(contacts == [.ada, .grace])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role("Store"))
  func aFailedSaveCanBeTriedAgain() throws {
    try store.load()
    repository.saveFailure = StorageFailure(.full)
    #expect(throws: ContactError.saveFailed(StorageFailure(.full))) { try add("Alan", "Turing") }
    #expect(contacts == [.ada, .grace])
    repository.saveFailure = nil
    try add("Alan", "Turing")
    #expect(contacts?.count == 3)
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role("Store"),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) throws {
    try store.load()
    try add(first, last)
    #expect(contacts?.firstIndex { $0.name == PersonName(first: first, last: last) } == row)
    #expect(store.addedContactID == contacts?[row].id)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role("Store"))
  func equalNamesKeepTheirArrival() throws {
    try store.load()
    try add("Ada", "Lovelace")
    #expect(contacts?.map(\.name) == [Contact.ada, .ada, .grace].map(\.name))
    #expect(store.addedContactID == contacts?[1].id)
  }
}
