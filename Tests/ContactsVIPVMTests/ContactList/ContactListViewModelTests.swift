import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct ContactListViewModelTests {
  private let interactor = ContactListInteractorSpy()
  private let coordinator = CoordinatorSpy()
  private let view = ViewSpy()
  private let viewModel: ContactListViewModel

  init() {
    viewModel = ContactListViewModel(interactor: interactor, coordinator: coordinator)
    viewModel.view = view
    interactor.viewModel = viewModel
  }

  // MARK: Events of the view

  @Test(.behaviour(.screensHaveTheirTitles), .role(.viewModel))
  func theScreenHasItsTitle() {
    #expect(viewModel.title == "Contacts")
  }

  @Test(.role(.viewModel))
  func theContactsAreLoadedAtFirst() {
    viewModel.viewDidLoad()
    #expect(interactor.calls == [.loadContacts])
  }

  @Test(.role(.viewModel))
  func addAsksTheCoordinatorWithoutTheCycle() {
    viewModel.addTapped()
    #expect(coordinator.addContactCount == 1)
    #expect(interactor.calls == [])
  }

  @Test(.role(.viewModel))
  func aRowIsFetched() {
    interactor.rows = ["Ada Lovelace", "Grace Hopper"]
    #expect(viewModel.row(at: 1).fullName == "Grace Hopper")
    #expect(interactor.calls == [.fetchRow(1)])
    #expect(view.updateCount == 0)
  }

  @Test(.role(.viewModel))
  func aJumpAsksTheInteractor() {
    interactor.foundRow = 7
    #expect(viewModel.firstRow(beginningWith: "per") == 7)
    #expect(interactor.calls == [.findRow("per")])
  }

  @Test(.role(.viewModel))
  func anAddedContactIsInserted() {
    viewModel.contactAdded(.ada)
    #expect(interactor.calls == [.insert(.ada)])
  }

  // MARK: What came of the use cases

  @Test(.role(.viewModel))
  func theRowsAreShown() {
    viewModel.rowsLoaded(count: 2, placeholder: nil)
    #expect(viewModel.numberOfRows == 2)
    #expect(viewModel.content.isRows)
    #expect(viewModel.rowUpdate.revision == 1)
    #expect(viewModel.rowUpdate.insertedRow == nil)
    #expect(viewModel.isAddEnabled)
    #expect(view.updateCount == 1)
  }

  @Test(.role(.viewModel))
  func thePlaceholderIsShown() {
    viewModel.rowsLoaded(count: 0, placeholder: "Nobody")
    #expect(viewModel.content.placeholder == "Nobody")
    #expect(view.updateCount == 1)
  }

  @Test(.role(.viewModel))
  func anInsertedRowIsShown() {
    viewModel.rowsLoaded(count: 2, placeholder: nil)
    viewModel.rowInserted(at: 1, count: 3)
    #expect(viewModel.numberOfRows == 3)
    #expect(viewModel.rowUpdate.revision == 2)
    #expect(viewModel.rowUpdate.insertedRow == 1)
    #expect(view.updateCount == 2)
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.viewModel))
  func theFirstContactReplacesThePlaceholder() {
    viewModel.rowsLoaded(count: 0, placeholder: "Nobody")
    viewModel.rowInserted(at: 0, count: 1)
    #expect(viewModel.content.isRows)
    #expect(viewModel.numberOfRows == 1)
  }

  // MARK: Failed loads

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.viewModel))
  func aFailedLoadIsNoEmptyList() {
    viewModel.loadFailed(message: "Broken")
    viewModel.errorDismissed()
    #expect(viewModel.errorMessage == nil)
    #expect(viewModel.content.failure == "Broken")
    #expect(viewModel.content.placeholder == nil)
    #expect(view.updateCount == 1)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.viewModel))
  func aFailedLoadDisablesAdd() {
    viewModel.loadFailed(message: "Broken")
    #expect(!viewModel.isAddEnabled)
    viewModel.rowsLoaded(count: 0, placeholder: "Nobody")
    #expect(viewModel.isAddEnabled)
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.viewModel))
  func retryLoadsAgain() {
    viewModel.loadFailed(message: "Broken")
    viewModel.retryTapped()
    #expect(viewModel.errorMessage == nil)
    #expect(interactor.calls == [.loadContacts])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.viewModel))
  func aFailedRetrySaysSoAgain() {
    viewModel.loadFailed(message: "Broken")
    viewModel.retryTapped()
    viewModel.loadFailed(message: "Still broken")
    #expect(viewModel.errorMessage == "Still broken")
    #expect(view.updateCount == 2)
  }

  // MARK: References

  @Test(.role(.viewModel))
  func neitherViewNorCoordinatorIsKept() {
    weak var coordinator: CoordinatorSpy?
    let viewModel: ContactListViewModel
    do {
      let (spy, view) = (CoordinatorSpy(), ViewSpy())
      viewModel = ContactListViewModel(interactor: interactor, coordinator: spy)
      viewModel.view = view
      coordinator = spy
      #expect(coordinator != nil && viewModel.view != nil)
    }
    #expect(coordinator == nil)
    #expect(viewModel.view == nil)
  }
}

extension ContactListContent {
  fileprivate var isRows: Bool {
    if case .rows = self { true } else { false }
  }

  fileprivate var placeholder: String? {
    if case .placeholder(let text) = self { text } else { nil }
  }

  fileprivate var failure: String? {
    if case .failure(let text) = self { text } else { nil }
  }
}
