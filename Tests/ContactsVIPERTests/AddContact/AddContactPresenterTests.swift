import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct AddContactPresenterTests {
  private let interactor = AddContactInteractorSpy()
  private let router = AddContactRouterSpy()
  private let delegate = AddContactDelegateSpy()
  private let view = AddContactViewSpy()
  private let presenter: AddContactPresenter

  init() {
    presenter = AddContactPresenter(interactor: interactor, router: router, delegate: delegate)
    presenter.view = view
  }

  // MARK: Events of the view

  @Test(.behaviour(.screensHaveTheirTitles), .role(.presenter))
  func theScreenHasItsTitle() {
    presenter.viewDidLoad()
    #expect(view.calls == [.show(title: "Add Contact")])
  }

  @Test(.role(.presenter))
  func doneIsPassedOn() {
    presenter.doneTapped(firstName: "Ada", lastName: "Lovelace")
    #expect(interactor.names == [["Ada", "Lovelace"]])
    #expect(router.closeCount == 0)
  }

  @Test(.behaviour(.cancelStoresNothing), .role(.presenter))
  func cancelStoresNothing() {
    presenter.cancelTapped()
    #expect(router.closeCount == 1)
    #expect(interactor.names == [])
    #expect(delegate.added == [])
  }

  // MARK: What came of the use case

  @Test(.behaviour(.doneHandsOverTheContact), .role(.presenter))
  func doneHandsOverTheContact() {
    presenter.contactAdded(.ada)
    #expect(router.closeCount == 1)
    #expect(delegate.added == [.ada])
    #expect(view.calls == [])
  }

  @Test(.behaviour(.emptyNameIsRefused), .role(.presenter))
  func anEmptyNameIsRefused() {
    presenter.contactNotAdded(.missing(.firstName))
    #expect(view.calls.count == 1)
    #expect(router.closeCount == 0)
    #expect(delegate.added == [])
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.presenter),
    arguments: [
      (ContactError.missing(.firstName), "A contact must have first and last names"),
      (.controlCharacter(.firstName), "A name cannot contain control characters or line breaks"),
      (.tooLong(.firstName), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(error: ContactError, message: String) {
    presenter.contactNotAdded(error)
    #expect(view.calls == [.showAlert(title: "Error", message: message)])
  }

  @Test(.behaviour(.failedSaveSaysWhy), .role(.presenter))
  func aFailedSaveSaysWhy() {
    presenter.contactNotAdded(.saveFailed(StorageFailure(.full)))
    let message = "The contact could not be saved: the disk is full"
    #expect(view.calls == [.showAlert(title: "Error", message: message)])
  }

  @Test(.behaviour(.failedSaveCanBeTriedAgain), .role(.presenter))
  func aFailedSaveCanBeTriedAgain() {
    presenter.contactNotAdded(.saveFailed(StorageFailure(.full)))
    #expect(router.closeCount == 0)
    presenter.doneTapped(firstName: "Ada", lastName: "Lovelace")
    #expect(interactor.names == [["Ada", "Lovelace"]])
  }

  // MARK: References

  @Test(.role(.presenter))
  func theViewIsNotKept() {
    do {
      let view = AddContactViewSpy()
      presenter.view = view
      #expect(presenter.view != nil)
    }
    #expect(presenter.view == nil)
  }

  @Test(.role(.presenter))
  func theDelegateIsNotKept() {
    weak var delegate: AddContactDelegateSpy?
    let presenter: AddContactPresenter
    do {
      let spy = AddContactDelegateSpy()
      presenter = AddContactPresenter(interactor: interactor, router: router, delegate: spy)
      delegate = spy
      #expect(delegate != nil)
    }
    #expect(delegate == nil)
    withExtendedLifetime(presenter) {}
  }
}
