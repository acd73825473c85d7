import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactInteractorTests {
  private let repository = ContactRepositoryStub()
  private let presenter = AddContactPresenterSpy()
  private let interactor: AddContactInteractor

  init() {
    interactor = AddContactInteractor(repository: repository, presenter: presenter)
  }

  private func store(_ first: String, _ last: String) {
    interactor.storeContact(AddContact.StoreContact.Request(firstName: first, lastName: last))
  }

  @Test(.behaviour(.doneStoresTheName), .role(.interactor))
  func doneStoresTheName() {
    store("Ada", "Lovelace")
    #expect(repository.stored == [.ada])
    #expect(interactor.addedContact == .ada)
    #expect(presenter.calls == [.stored])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.interactor))
  func whiteSpaceIsTrimmed() {
    store(" Ada ", "\tLovelace ")
    #expect(repository.stored == [.ada])
  }

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.interactor),
    arguments: [("", "Lovelace", ContactError.Field.firstName), ("Ada", " ", .lastName)])
  func anEmptyNameIsRefused(first: String, last: String, field: ContactError.Field) {
    store(first, last)
    #expect(repository.stored == [])
    #expect(interactor.addedContact == nil)
    #expect(presenter.calls == [.refused(.missing(field))])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.interactor))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    store("Ada", "Lovelace")
    repository.saveFailure = nil
    store("Ada", "Lovelace")
    #expect(presenter.calls == [.refused(.saveFailed(StorageFailure(.full))), .stored])
    #expect(interactor.addedContact == .ada)
  }
}
