import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct AddContactPresenterTests {
  private let view = AddContactViewSpy()
  private let interactor = AddContactInteractorSpy()
  private let router = AddContactRouterSpy()
  private let moduleOutput = AddContactModuleOutputSpy()
  private let presenter: AddContactPresenter

  init() {
    presenter = AddContactPresenter(
      interactor: interactor, router: router, moduleOutput: moduleOutput)
    presenter.view = view
  }

  @Test(
    .role(.presenter), .behaviour(.refusalSaysWhy),
    arguments: [
      (.missing(.firstName), "A contact must have first and last names"),
      (.missing(.lastName), "A contact must have first and last names"),
      (.controlCharacter(.firstName), "A name cannot contain control characters or line breaks"),
      (.tooLong(.lastName), "A name cannot have more than 200 characters"),
    ] as [(ContactError, String)])
  func aRefusalSaysWhy(_ error: ContactError, message: String) {
    presenter.didFailToAdd(error)
    #expect(view.alerts == ["Error: \(message)"])
  }

  @Test(.role(.presenter), .behaviour(.refusalKeepsWhatWasTyped))
  func aRefusalKeepsWhatWasTyped() {
    presenter.didFailToAdd(.missing(.lastName))
    #expect(router.closeCount == 0)
  }

  @Test(.role(.presenter), .behaviour(.doneStoresTheName))
  func doneStoresTheName() {
    presenter.didTapDone(firstName: "Ada", lastName: "Lovelace")
    #expect(interactor.drafts == [ContactDraft(firstName: "Ada", lastName: "Lovelace")])
  }

  @Test(.role(.presenter), .behaviour(.doneHandsOverTheContact))
  func doneHandsOverTheContact() {
    presenter.didAdd(Contact("Ada", "Lovelace"))
    #expect(moduleOutput.added == [Contact("Ada", "Lovelace")])
    #expect(router.closeCount == 1)
    #expect(view.alerts.isEmpty)
  }

  @Test(.role(.presenter), .behaviour(.failedSaveSaysWhy))
  func aFailedSaveSaysWhy() {
    presenter.didFailToAdd(.saveFailed(StorageFailure(.readOnly)))
    #expect(view.alerts == ["Error: The contact could not be saved: the database is read-only"])
  }

  @Test(.role(.presenter), .behaviour(.failedSaveCanBeTriedAgain))
  func aFailedSaveCanBeTriedAgain() {
    presenter.didTapDone(firstName: "Ada", lastName: "Lovelace")
    presenter.didFailToAdd(.saveFailed(StorageFailure(.readOnly)))
    #expect(router.closeCount == 0)
    #expect(moduleOutput.added.isEmpty)
    presenter.didTapDone(firstName: "Ada", lastName: "Lovelace")
    #expect(interactor.drafts.count == 2)
  }

  @Test(.role(.presenter), .behaviour(.cancelStoresNothing))
  func cancelStoresNothing() {
    presenter.didTapCancel()
    #expect(router.closeCount == 1)
    #expect(interactor.drafts.isEmpty)
    #expect(moduleOutput.added.isEmpty)
  }
}
