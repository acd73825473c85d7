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
    presenter.presentContacts(count: 1)
    #expect(viewModel.calls == [.rowsLoaded(count: 1, placeholder: nil)])
  }

  @Test(.role(.presenter))
  func aRowIsThatOfTheContact() {
    presenter.presentRow(of: .grace)
    #expect(viewModel.calls == [.rowFetched("Grace Hopper")])
  }

  @Test(.role(.presenter), arguments: [7, nil])
  func aFoundRowIsPassedOn(index: Int?) {
    presenter.presentFoundRow(index)
    #expect(viewModel.calls == [.rowFound(index)])
  }

  @Test(.role(.presenter))
  func anInsertedRowIsHeld() {
    presenter.presentInsertedContact(at: 3, count: 5)
    #expect(viewModel.calls == [.rowInserted(at: 3, count: 5)])
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.presenter))
  func anEmptyListSaysSo() {
    presenter.presentContacts(count: 0)
    #expect(viewModel.calls == [.rowsLoaded(count: 0, placeholder: "No contacts yet")])
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
