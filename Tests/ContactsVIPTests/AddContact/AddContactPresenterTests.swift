import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct AddContactPresenterTests {
  private let view = AddContactViewSpy()
  private let presenter = AddContactPresenter()

  init() {
    presenter.view = view
  }

  @Test(.role(.presenter))
  func aStoredContactIsPassedOn() {
    presenter.presentContact(.stored)
    #expect(view.calls == [.stored])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.presenter),
    arguments: [
      (ContactError.missing(.firstName), "A contact must have first and last names"),
      (.controlCharacter(.firstName), "A name cannot contain control characters or line breaks"),
      (.tooLong(.firstName), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(error: ContactError, message: String) {
    presenter.presentContact(.refused(error))
    #expect(view.calls == [.refused(title: "Error", message: message)])
  }

  @Test(.behaviour(.failedSaveSaysWhy), .role(.presenter))
  func aFailedSaveSaysWhy() {
    presenter.presentContact(.refused(.saveFailed(StorageFailure(.full))))
    let message = "The contact could not be saved: the disk is full"
    #expect(view.calls == [.refused(title: "Error", message: message)])
  }

  @Test(.role(.presenter))
  func theViewIsNotKept() {
    do {
      let view = AddContactViewSpy()
      presenter.view = view
      #expect(presenter.view != nil)
    }
    #expect(presenter.view == nil)
  }
}
