import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct ContactListPresenterTests {
  private let viewModel = ContactListOutputSpy()
  private let presenter = ContactListPresenter()

  init() {
    presenter.viewModel = viewModel
  }

  @Test(.role(.presenter))
  func theRowsAreHeld() {
    presenter.presentContacts(SortedList([.grace, .ada]))
    #expect(viewModel.calls == [.rowsLoaded(["Ada Lovelace", "Grace Hopper"], placeholder: nil)])
  }

  @Test(.role(.presenter))
  func anInsertedRowIsHeld() {
    presenter.presentInsertedContact(.grace, at: 3)
    #expect(viewModel.calls == [.rowInserted("Grace Hopper", at: 3)])
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.presenter))
  func anEmptyListSaysSo() {
    presenter.presentContacts(SortedList())
    #expect(viewModel.calls == [.rowsLoaded([], placeholder: "No contacts yet")])
  }

  @Test(.behaviour(.failedLoadSaysWhy), .role(.presenter))
  func aFailedLoadSaysWhy() {
    presenter.presentLoadFailure(StorageFailure(.damaged))
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(viewModel.calls == [.loadFailed(message: message)])
  }

  @Test(.role(.presenter))
  func theViewModelIsNotKept() {
    do {
      let viewModel = ContactListOutputSpy()
      presenter.viewModel = viewModel
      #expect(presenter.viewModel != nil)
    }
    #expect(presenter.viewModel == nil)
  }
}
