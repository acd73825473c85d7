import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct AddContactInteractorTests {
  private let repository = ContactRepositoryStub()
  private let output = AddContactInteractorOutputSpy()
  private let interactor: AddContactInteractor

  init() {
    interactor = AddContactInteractor(repository: repository)
    interactor.output = output
  }

  @Test(.role(.interactor), .behaviour(.doneStoresTheName))
  func doneStoresTheName() throws {
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: "Lovelace"))
    #expect(try repository.names == [PersonName(first: "Ada", last: "Lovelace")])
  }

  @Test(.role(.interactor), .behaviour(.doneHandsOverTheContact))
  func doneHandsOverTheContact() {
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: "Lovelace"))
    #expect(output.added == [Contact("Ada", "Lovelace")])
    #expect(output.errors.isEmpty)
  }

  @Test(.role(.interactor), .behaviour(.emptyNameIsRefused))
  func anEmptyNameIsRefused() throws {
    interactor.addContact(ContactDraft(firstName: "", lastName: "Lovelace"))
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: " "))
    #expect(output.errors == [.missing(.firstName), .missing(.lastName)])
    #expect(output.added.isEmpty)
    #expect(try repository.names.isEmpty)
  }

  @Test(.role(.interactor), .behaviour(.whiteSpaceIsTrimmed))
  func whiteSpaceIsTrimmed() throws {
    interactor.addContact(ContactDraft(firstName: "  Ada ", lastName: " Lovelace  "))
    #expect(try repository.names == [PersonName(first: "Ada", last: "Lovelace")])
  }

  @Test(.role(.interactor), .behaviour(.failedSaveSaysWhy))
  func aFailedSaveSaysWhy() {
    repository.failure = StorageFailure(.readOnly)
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: "Lovelace"))
    #expect(output.errors == [.saveFailed(StorageFailure(.readOnly))])
    #expect(output.added.isEmpty)
  }

  @Test(.role(.interactor), .behaviour(.failedSaveCanBeTriedAgain))
  func aFailedSaveCanBeTriedAgain() {
    repository.failure = StorageFailure(.readOnly)
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: "Lovelace"))
    repository.failure = nil
    interactor.addContact(ContactDraft(firstName: "Ada", lastName: "Lovelace"))
    #expect(output.added == [Contact("Ada", "Lovelace")])
  }
}
