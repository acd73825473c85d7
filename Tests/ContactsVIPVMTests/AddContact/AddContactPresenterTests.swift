import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct AddContactPresenterTests {
  private let viewModel = AddContactOutputSpy()
  private let presenter = AddContactPresenter()

  init() {
    presenter.viewModel = viewModel
  }

  @Test(.role(.presenter))
  func anAddedContactIsPassedOn() {
    presenter.presentAddedContact(.ada)
    #expect(viewModel.added == [.ada])
    #expect(viewModel.messages == [])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.presenter),
    arguments: [
      (ContactError.missing(.firstName), "A contact must have first and last names"),
      (.controlCharacter(.firstName), "A name cannot contain control characters or line breaks"),
      (.tooLong(.firstName), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(error: ContactError, message: String) {
    presenter.presentRefusal(error)
    #expect(viewModel.messages == [message])
    #expect(viewModel.added == [])
  }

  @Test(.behaviour(.failedSaveSaysWhy), .role(.presenter))
  func aFailedSaveSaysWhy() {
    presenter.presentRefusal(.saveFailed(StorageFailure(.full)))
    #expect(viewModel.messages == ["The contact could not be saved: the disk is full"])
  }

  @Test(.role(.presenter))
  func theViewModelIsNotKept() {
    do {
      let viewModel = AddContactOutputSpy()
      presenter.viewModel = viewModel
      #expect(presenter.viewModel != nil)
    }
    #expect(presenter.viewModel == nil)
  }
}
