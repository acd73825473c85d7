import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct AddContactInteractorTests {
  private let repository = ContactRepositoryStub()
  private let output = AddContactInteractorOutputSpy()
  private let interactor: AddContactInteractor

  init() {
    interactor = AddContactInteractor(repository: repository)
    interactor.output = output
  }

  @Test(.behaviour(.doneStoresTheName), .role(.interactor))
  func doneStoresTheName() {
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(repository.stored == [.ada])
    #expect(output.added == [.ada])
    #expect(output.errors == [])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.interactor))
  func whiteSpaceIsTrimmed() {
    interactor.addContact(firstName: " Ada ", lastName: "\tLovelace ")
    #expect(repository.stored == [.ada])
  }

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.interactor),
    arguments: [("", "Lovelace", ContactError.Field.firstName), ("Ada", " ", .lastName)])
  func anEmptyNameIsRefused(first: String, last: String, field: ContactError.Field) {
    interactor.addContact(firstName: first, lastName: last)
    #expect(repository.stored == [])
    #expect(output.added == [])
    #expect(output.errors == [.missing(field)])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.interactor))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(output.added == [])
    #expect(output.errors == [.saveFailed(StorageFailure(.full))])
    repository.saveFailure = nil
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(output.added == [.ada])
  }

  @Test(.role(.interactor))
  func theOutputIsNotKept() {
    do {
      let output = AddContactInteractorOutputSpy()
      interactor.output = output
      #expect(interactor.output != nil)
    }
    #expect(interactor.output == nil)
  }
}
