import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@MainActor @Suite struct AddContactViewModelTests {
  private let repository = ContactRepositoryStub()
  private let added = AddedContacts()
  private let viewModel: AddContactViewModel

  init() {
    viewModel = AddContactViewModel(repository: repository) { [added] in added.add($0) }
  }

  private func type(first: String, last: String) {
    viewModel.firstName = first
    viewModel.lastName = last
  }

  // MARK: Arrival

  @Test(.role(.viewModel))
  func theStateIsEmptyAtFirst() {
    #expect(viewModel.firstName == "")
    #expect(viewModel.lastName == "")
    #expect(!viewModel.isAlertPresented)
  }

  // MARK: Done

  @Test(.behaviour(.doneStoresTheName), .role(.viewModel))
  func doneStoresTheName() {
    type(first: "Ada", last: "Lovelace")
    _ = viewModel.addContact()
    #expect(repository.stored == [.ada])
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.viewModel))
  func doneHandsOverTheContact() {
    type(first: "Ada", last: "Lovelace")
    #expect(viewModel.addContact())
    #expect(added.contacts == [.ada])
    #expect(!viewModel.isAlertPresented)
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed), .role(.viewModel))
  func whiteSpaceIsTrimmed() {
    type(first: " Ada ", last: "\tLovelace ")
    _ = viewModel.addContact()
    #expect(repository.stored == [.ada])
  }

  // MARK: Refusals

  @Test(
    .behaviour(.emptyNameIsRefused), .role(.viewModel),
    arguments: [("", "Lovelace"), ("Ada", ""), (" ", "Lovelace")])
  func anEmptyNameIsRefused(first: String, last: String) {
    type(first: first, last: last)
    _ = viewModel.addContact()
    #expect(viewModel.isAlertPresented)
    #expect(repository.stored == [])
    #expect(added.contacts == [])
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
    _ = viewModel.addContact()
    #expect(viewModel.error == message)
    #expect(viewModel.isAlertPresented)
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.viewModel))
  func aRefusalKeepsWhatWasTyped() {
    type(first: "Ada", last: " ")
    _ = viewModel.addContact()
    #expect(viewModel.firstName == "Ada")
    #expect(viewModel.lastName == " ")
  }

  // MARK: Failed saves

  @Test(.behaviour(.failedSaveSaysWhy), .role(.viewModel))
  func aFailedSaveSaysWhy() {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    _ = viewModel.addContact()
    #expect(viewModel.error == "The contact could not be saved: the disk is full")
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.viewModel))
  func aFailedSaveCanBeTriedAgain() {
    repository.saveFailure = StorageFailure(.full)
    type(first: "Ada", last: "Lovelace")
    #expect(!viewModel.addContact())
    #expect(added.contacts == [])
    repository.saveFailure = nil
    #expect(viewModel.addContact())
    #expect(added.contacts == [.ada])
  }
}
