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
  func doneStoresTheName() {
    type(first: "Ada", last: "Lovelace")
    #expect(interactor.addContact() == .ada)
    #expect(repository.stored == [.ada])
    #expect(interactor.error == nil)
    #expect(!interactor.isErrorNew)
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.interactor))
  func whiteSpaceIsTrimmed() {
    type(first: " Ada ", last: "\tLovelace ")
    #expect(interactor.addContact() == .ada)
  }

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.interactor),
    arguments: [("", "Lovelace", ContactError.Field.firstName), ("Ada", " ", .lastName)])
  func anEmptyNameIsRefused(first: String, last: String, field: ContactError.Field) {
    type(first: first, last: last)
    #expect(interactor.addContact() == nil)
    #expect(repository.stored == [])
    #expect(interactor.error == .missing(field))
    #expect(interactor.isErrorNew)
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.interactor))
  func aRefusalKeepsWhatWasTyped() {
    type(first: "Ada", last: " ")
    _ = interactor.addContact()
    #expect(interactor.firstName == "Ada")
    #expect(interactor.lastName == " ")
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.interactor))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    #expect(interactor.addContact() == nil)
    #expect(interactor.error == .saveFailed(StorageFailure(.full)))
    repository.saveFailure = nil
    #expect(interactor.addContact() == .ada)
  }

  @Test(.role(.interactor))
  func whatWasTypedAndRefusedIsForgotten() {
    type(first: "Ada", last: "A\nda")
    #expect(interactor.addContact() == nil)
    interactor.reset()
    #expect(interactor.firstName == "")
    #expect(interactor.lastName == "")
    #expect(interactor.error == nil)
    #expect(!interactor.isErrorNew)
  }
}
