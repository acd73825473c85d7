import ContactsDomain
import TestSupport
import Testing

@testable import ContactsMVVM

@MainActor @Suite struct AddContactViewModelTests {
  private let repository = ContactRepositoryStub()
  private let finishes = FinishSpy()
  private let errors = ErrorSpy()
  private let viewModel: AddContactViewModel

  init() {
    viewModel = AddContactViewModel(repository: repository, onFinish: finishes.finish)
    viewModel.onError = errors.tell
  }

  private func type(first: String, last: String) {
    viewModel.firstNameChanged(first)
    viewModel.lastNameChanged(last)
  }

  // MARK: Arrival

  @Test(.behaviour(.screensHaveTheirTitles), .role(.viewModel))
  func theScreenHasItsTitle() {
    #expect(viewModel.title == "Add Contact")
  }

  @Test(.role(.viewModel))
  func theStateIsEmptyAtFirst() {
    #expect(viewModel.firstName == "")
    #expect(viewModel.lastName == "")
    #expect(errors.messages == [])
  }

  // MARK: Done

  @Test(.behaviour(.doneStoresTheName), .role(.viewModel))
  func doneStoresTheName() {
    type(first: "Ada", last: "Lovelace")
    viewModel.doneTapped()
    #expect(repository.stored == [.ada])
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.viewModel))
  func doneHandsOverTheContact() {
    type(first: "Ada", last: "Lovelace")
    viewModel.doneTapped()
    #expect(finishes.contacts == [.ada])
    #expect(errors.messages == [])
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.viewModel))
  func whiteSpaceIsTrimmed() {
    type(first: " Ada ", last: "\tLovelace ")
    viewModel.doneTapped()
    #expect(repository.stored == [.ada])
  }

  // MARK: Refusals

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.viewModel),
    arguments: [("", "Lovelace"), ("Ada", ""), (" ", "Lovelace")])
  func anEmptyNameIsRefused(first: String, last: String) {
    type(first: first, last: last)
    viewModel.doneTapped()
    #expect(errors.messages.count == 1)
    #expect(repository.stored == [])
    #expect(finishes.contacts == [])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.viewModel),
    arguments: [
      ("", "A contact must have first and last names"),
      ("A\nda", "A name cannot contain control characters or line breaks"),
      (String(repeating: "a", count: 201), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(first: String, message: String) {
    type(first: first, last: "Lovelace")
    viewModel.doneTapped()
    #expect(errors.messages == [message])
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.viewModel))
  func aRefusalKeepsWhatWasTyped() {
    type(first: "Ada", last: " ")
    viewModel.doneTapped()
    #expect(viewModel.firstName == "Ada")
    #expect(viewModel.lastName == " ")
  }

  // MARK: Failed saves

  @Test(.behaviour(.failedSaveSaysWhy), .role(.viewModel))
  func aFailedSaveSaysWhy() {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    viewModel.doneTapped()
    #expect(errors.messages == ["The contact could not be saved: the disk is full"])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.viewModel))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    viewModel.doneTapped()
    #expect(finishes.contacts == [])
    repository.saveFailure = nil
    viewModel.doneTapped()
    #expect(finishes.contacts == [.ada])
  }

  // MARK: Cancel

  @Test(.behaviour(.cancelStoresNothing), .role(.viewModel))
  func cancelStoresNothing() {
    type(first: "Ada", last: "Lovelace")
    viewModel.cancelTapped()
    #expect(finishes.contacts == [nil])
    #expect(repository.stored == [])
  }
}
