import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct AddContactViewModelTests {
  private let repository = StubContactRepository()
  private let viewModel: AddContactViewModel

  init() {
    viewModel = AddContactViewModel(repository: repository)
  }

  private func save(_ firstName: String, _ lastName: String) {
    viewModel.firstName = firstName
    viewModel.lastName = lastName
    viewModel.save()
  }

  @Test(.role(.viewModel), .behaviour(.addScreenStartsEmpty)) func theAddScreenStartsEmpty() {
    #expect(viewModel.firstName == "")
    #expect(viewModel.lastName == "")
    #expect(viewModel.alertMessage == nil)
  }

  // MARK: Done

  @Test(.role(.viewModel), .behaviour(.doneStoresTheName)) func doneStoresTheName() {
    save("Ada", "Lovelace")
    #expect(repository.names == [.ada])
    #expect(viewModel.alertMessage == nil)
  }

  @Test(.role(.viewModel), .behaviour(.whiteSpaceIsTrimmed)) func whiteSpaceIsTrimmed() {
    save(" Ada ", "\tLovelace ")
    #expect(repository.names == [.ada])
  }

  @Test(.role(.viewModel), .behaviour(.doneHandsOverTheContact)) func doneHandsOverTheContact() {
    var saved: [Contact] = []
    viewModel.onSave = { saved.append($0) }
    save("Ada", "Lovelace")
    #expect(saved == [Contact(.ada, arrival: 0)])
  }

  // MARK: A refusal

  @Test(
    .role(.viewModel), .behaviour(.refusalSaysWhy),
    arguments: [
      ("", "A contact must have first and last names"),
      ("Love\u{7}lace", "A name cannot contain control characters or line breaks"),
      (String(repeating: "x", count: 201), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(lastName: String, message: String) {
    save("Ada", lastName)
    #expect(viewModel.alertMessage == message)
  }

  @Test(
    .role(.viewModel), .behaviour(.emptyNameIsRefused), arguments: [(" ", "Lovelace"), ("Ada", "")])
  func anEmptyNameIsRefused(firstName: String, lastName: String) {
    viewModel.onSave = { _ in Issue.record("there is nothing to hand over") }
    save(firstName, lastName)
    #expect(viewModel.alertMessage == "A contact must have first and last names")
    #expect(repository.names == [])
  }

  @Test(.role(.viewModel), .behaviour(.refusalKeepsWhatWasTyped))
  func aRefusalKeepsWhatWasTyped() {
    save(" Ada", "")
    viewModel.dismissAlert()
    #expect(viewModel.firstName == " Ada")
    #expect(viewModel.lastName == "")
  }

  @Test(.role(.viewModel), .behaviour(.closedAlertStaysClosed)) func aClosedAlertStaysClosed() {
    save("Ada", "")
    viewModel.dismissAlert()
    #expect(viewModel.alertMessage == nil)
  }

  // MARK: A failed save

  @Test(.role(.viewModel), .behaviour(.failedSaveSaysWhy)) func aFailedSaveSaysWhy() {
    repository.saveFailure = StorageFailure(.readOnly)
    save("Ada", "Lovelace")
    let message = "The contact could not be saved: the database is read-only"
    #expect(viewModel.alertMessage == message)
  }

  @Test(.role(.viewModel), .behaviour(.failedSaveCanBeTriedAgain))
  func aFailedSaveCanBeTriedAgain() {
    var saved: [PersonName] = []
    viewModel.onSave = { saved.append($0.name) }
    viewModel.onCancel = { Issue.record("the screen has to stay") }
    repository.saveFailure = StorageFailure(.readOnly)
    save("Ada", "Lovelace")
    viewModel.dismissAlert()
    #expect(saved == [])
    repository.saveFailure = nil
    viewModel.save()
    #expect(saved == [.ada])
    #expect(viewModel.alertMessage == nil)
  }

  // MARK: Cancel

  @Test(.role(.viewModel), .behaviour(.cancelStoresNothing)) func cancelStoresNothing() {
    var cancels = 0
    viewModel.onCancel = { cancels += 1 }
    viewModel.onSave = { _ in Issue.record("there is nothing to hand over") }
    viewModel.firstName = "Ada"
    viewModel.lastName = "Lovelace"
    viewModel.cancel()
    #expect(cancels == 1)
    #expect(repository.names == [])
  }
}
