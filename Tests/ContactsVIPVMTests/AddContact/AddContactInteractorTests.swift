import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct AddContactInteractorTests {
  private let repository = ContactRepositoryStub()
  private let presenter = AddContactPresenterSpy()
  private let interactor: AddContactInteractor

  init() {
    interactor = AddContactInteractor(repository: repository, presenter: presenter)
  }

  @Test(.behaviour(.doneStoresTheName), .role(.interactor))
  func doneStoresTheName() {
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(repository.stored == [.ada])
    #expect(presenter.added == [.ada])
    #expect(presenter.errors == [])
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
    #expect(presenter.added == [])
    #expect(presenter.errors == [.missing(field)])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.interactor))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(presenter.added == [])
    #expect(presenter.errors == [.saveFailed(StorageFailure(.full))])
    repository.saveFailure = nil
    interactor.addContact(firstName: "Ada", lastName: "Lovelace")
    #expect(presenter.added == [.ada])
  }
}
