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
  func anAddedContactIsInserted() {
    viewModel.contactAdded(.ada)
    #expect(interactor.calls == [.insert(.ada)])
  }

  // MARK: What came of the use cases

  private func names() -> [String] {
    (0..<viewModel.rows.count).map { viewModel.rows[$0].fullName }
  }

  @Test(.role(.viewModel))
  func theRowsAreHeld() {
    viewModel.rowsLoaded(ContactRows(SortedList([.ada, .grace])), placeholder: nil)
    #expect(names() == ["Ada Lovelace", "Grace Hopper"])
    #expect(viewModel.content == .rows)
    #expect(viewModel.isAddEnabled)
    #expect(view.listChanges == [.rowsLoaded])
    #expect(interactor.calls == [])
  }

  @Test(.role(.viewModel))
  func thePlaceholderIsShown() {
    viewModel.rowsLoaded(ContactRows(), placeholder: "Nobody")
    #expect(viewModel.content == .placeholder("Nobody"))
    #expect(view.listChanges == [.rowsLoaded])
  }

  @Test(.role(.viewModel))
  func anInsertedRowIsHeld() {
    viewModel.rowsLoaded(ContactRows(SortedList([.ada, .grace])), placeholder: nil)
    viewModel.rowInserted(ContactRow(.alan), at: 1)
    #expect(names() == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
    #expect(view.listChanges == [.rowsLoaded, .rowInserted(at: 1)])
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.viewModel))
  func theFirstContactReplacesThePlaceholder() {
    viewModel.rowsLoaded(ContactRows(), placeholder: "Nobody")
    viewModel.rowInserted(ContactRow(.ada), at: 0)
    #expect(viewModel.content == .rows)
    #expect(names() == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.viewModel))
  func aFailedLoadIsNoEmptyList() {
    viewModel.loadFailed(message: "Broken")
    #expect(viewModel.content == .failure("Broken"))
    #expect(view.listChanges == [.loadFailed(message: "Broken")])
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.viewModel))
  func aFailedLoadDisablesAdd() {
    viewModel.loadFailed(message: "Broken")
    #expect(!viewModel.isAddEnabled)
    viewModel.rowsLoaded(ContactRows(), placeholder: "Nobody")
    #expect(viewModel.isAddEnabled)
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.viewModel))
  func retryLoadsAgain() {
    viewModel.loadFailed(message: "Broken")
    viewModel.retryTapped()
    #expect(interactor.calls == [.loadContacts])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.viewModel))
  func aFailedRetrySaysSoAgain() {
    viewModel.loadFailed(message: "Broken")
    viewModel.retryTapped()
    viewModel.loadFailed(message: "Still broken")
    #expect(view.listChanges.last == .loadFailed(message: "Still broken"))
    #expect(view.listChanges.count == 2)
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
