import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct ContactListPresenterTests {
  private let interactor = ContactListInteractorSpy()
  private let router = ContactListRouterSpy()
  private let view = ContactListViewSpy()
  private let presenter: ContactListPresenter

  init() {
    presenter = ContactListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  // MARK: Events of the view

  @Test(.behaviour(.screensHaveTheirTitles), .role(.presenter))
  func theScreenHasItsTitle() {
    presenter.viewDidLoad()
    #expect(view.calls == [.show(title: "Contacts")])
  }

  @Test(.role(.presenter))
  func theContactsAreLoadedAtFirst() {
    presenter.viewDidLoad()
    #expect(interactor.loadCount == 1)
    #expect(presenter.numberOfRows == 0, "none before they are there")
  }

  @Test(.role(.presenter))
  func addIsPassedOn() {
    presenter.addTapped()
    #expect(router.delegates.count == 1)
    #expect(router.delegates.first === presenter)
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.presenter))
  func retryLoadsAgain() {
    presenter.retryTapped()
    #expect(interactor.loadCount == 1)
  }

  @Test(.role(.presenter))
  func aRowIsThatOfTheContact() {
    interactor.contacts = [.ada, .grace]
    #expect(presenter.row(at: 1).fullName == "Grace Hopper")
  }

  @Test(.role(.presenter))
  func aJumpAsksTheInteractor() {
    interactor.firstRow = 7
    #expect(presenter.firstRow(beginningWith: "per") == 7)
    #expect(interactor.texts == ["per"])
  }

  // MARK: What came of the use cases

  @Test(.role(.presenter))
  func theRowsAreShown() {
    presenter.contactsLoaded(count: 2)
    #expect(presenter.numberOfRows == 2)
    #expect(view.calls == [.setAddEnabled(true), .hidePlaceholder, .showRows])
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.presenter))
  func anEmptyListSaysSo() {
    presenter.contactsLoaded(count: 0)
    #expect(view.calls == [.setAddEnabled(true), .show(placeholder: "No contacts yet"), .showRows])
  }

  @Test(.behaviour(.failedLoadSaysWhy), .role(.presenter))
  func aFailedLoadSaysWhy() {
    presenter.contactsNotLoaded(StorageFailure(.damaged))
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(
      view.calls
        == [.setAddEnabled(false), .show(failure: message), .showAlert(title: "Error", message: message)])
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.presenter))
  func aFailedLoadIsNoEmptyList() {
    presenter.contactsNotLoaded(StorageFailure(.damaged))
    #expect(!view.calls.isEmpty)
    #expect(!view.calls.contains(.showRows))
    #expect(!view.calls.contains(.show(placeholder: "No contacts yet")))
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.presenter))
  func aFailedRetrySaysSoAgain() {
    presenter.contactsNotLoaded(StorageFailure(.damaged))
    presenter.retryTapped()
    presenter.contactsNotLoaded(StorageFailure(.locked))
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(view.calls.suffix(2) == [.show(failure: message), .showAlert(title: "Error", message: message)])
    #expect(view.calls.count == 6)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.presenter))
  func aFailedLoadDisablesAdd() {
    presenter.contactsNotLoaded(StorageFailure(.damaged))
    #expect(view.calls.first == .setAddEnabled(false))
    presenter.contactsLoaded(count: 1)
    #expect(view.calls.suffix(3) == [.setAddEnabled(true), .hidePlaceholder, .showRows])
  }

  @Test(.role(.presenter))
  func anInsertedRowIsShown() {
    presenter.contactInserted(at: 3, count: 5)
    #expect(presenter.numberOfRows == 5)
    #expect(view.calls == [.hidePlaceholder, .showInsertedRow(at: 3)])
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.presenter))
  func theFirstContactReplacesThePlaceholder() {
    presenter.contactsLoaded(count: 0)
    presenter.contactInserted(at: 0, count: 1)
    #expect(view.calls.suffix(2) == [.hidePlaceholder, .showInsertedRow(at: 0)])
  }

  @Test(.role(.presenter))
  func anAddedContactIsInserted() {
    presenter.addContactDidAdd(.ada)
    #expect(interactor.inserted == [.ada])
  }

  // MARK: References

  @Test(.role(.presenter))
  func theViewIsNotKept() {
    do {
      let view = ContactListViewSpy()
      presenter.view = view
      #expect(presenter.view != nil)
    }
    #expect(presenter.view == nil)
  }
}
