import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct AddContactInteractorTests {
  private let repository = ContactRepositoryStub()
  private let interactor: AddContactInteractor

  init() {
    interactor = AddContactInteractor(dataStore: ContactDataStore(repository: repository))
  }

  private func type(first: String, last: String) {
    interactor.firstName = first
    interactor.lastName = last
  }

  @Test(.behaviour(.doneStoresTheName), .role(.interactor))
  func doneStoresTheName() throws {
    type(first: "Ada", last: "Lovelace")
    #expect(try interactor.addContact() == .ada)
    #expect(repository.stored == [.ada])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.interactor))
  func whiteSpaceIsTrimmed() throws {
    type(first: " Ada ", last: "\tLovelace ")
    #expect(try interactor.addContact() == .ada)
  }

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.interactor),
    arguments: [("", "Lovelace", ContactError.Field.firstName), ("Ada", " ", .lastName)])
  func anEmptyNameIsRefused(first: String, last: String, field: ContactError.Field) {
    type(first: first, last: last)
    #expect(throws: ContactError.missing(field)) { try interactor.addContact() }
    #expect(repository.stored == [])
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.interactor))
  func aRefusalKeepsWhatWasTyped() {
    type(first: "Ada", last: " ")
    #expect(throws: ContactError.self) { try interactor.addContact() }
    #expect(interactor.firstName == "Ada")
    #expect(interactor.lastName == " ")
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.interactor))
  func aFailedSaveCanBeTriedAgain() throws {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    #expect(throws: ContactError.saveFailed(StorageFailure(.full))) { try interactor.addContact() }
    repository.saveFailure = nil
    #expect(try interactor.addContact() == .ada)
  }

  @Test(.role(.interactor))
  func whatWasTypedIsForgotten() {
    type(first: "Ada", last: "Lovelace")
    interactor.reset()
    #expect(interactor.firstName == "")
    #expect(interactor.lastName == "")
  }
}
