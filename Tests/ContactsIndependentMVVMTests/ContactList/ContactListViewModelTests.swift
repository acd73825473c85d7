import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentMVVM

@MainActor @Suite struct ContactListViewModelTests {
  private let repository = StubContactRepository(.grace, .ada)

  private func loaded(_ repository: StubContactRepository) -> ContactListViewModel {
    let viewModel = ContactListViewModel(repository: repository)
    viewModel.load()
    return viewModel
  }

  private func failedToLoad() -> ContactListViewModel {
    repository.loadFailure = StorageFailure(.locked)
    return loaded(repository)
  }

  private func rows(of viewModel: ContactListViewModel) -> [String] {
    (0..<viewModel.numberOfRows).map(viewModel.fullName)
  }

  /// Inserts the contact and returns the rows that the view was told of.
  private func insert(_ contact: Contact, into viewModel: ContactListViewModel) -> [Int] {
    var insertedRows: [Int] = []
    viewModel.onRowsChange = { if case .insertion(let row) = $0 { insertedRows.append(row) } }
    viewModel.insert(contact)
    return insertedRows
  }

  // MARK: Rows

  @Test(.role(.viewModel), .behaviour(.rowShowsFirstAndLastName)) func aRowShowsFirstAndLastName() {
    #expect(rows(of: loaded(repository)) == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.viewModel)) func theViewIsToldOfALoadThatSucceeds() {
    let viewModel = ContactListViewModel(repository: repository)
    var reloads = 0
    viewModel.onRowsChange = { if case .reload = $0 { reloads += 1 } }
    viewModel.load()
    #expect(reloads == 1)
    repository.loadFailure = StorageFailure(.locked)
    viewModel.load()
    #expect(reloads == 1)
  }

  @Test(.role(.viewModel), .behaviour(.insertedRowIsToldToTheTable))
  func anInsertedRowIsToldToTheTable() {
    #expect(insert(Contact(.alan), into: loaded(repository)) == [1])
  }

  @Test(.role(.viewModel), .behaviour(.newContactGoesToItsPlace)) func aNewContactGoesToItsPlace() {
    let viewModel = loaded(repository)
    viewModel.insert(Contact(.alan))
    #expect(rows(of: viewModel) == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.role(.viewModel), .behaviour(.equalNamesKeepTheirArrival))
  func equalNamesKeepTheirArrival() {
    #expect(insert(Contact(.ada), into: loaded(repository)) == [1])
  }

  @Test(.role(.viewModel), .behaviour(.jumpFindsTheFirstRow)) func aJumpFindsTheFirstRow() {
    let viewModel = loaded(StubContactRepository(.grace, .ada, .alan))
    #expect(viewModel.firstRow(beginningWith: "al") == 1)
    #expect(viewModel.firstRow(beginningWith: "z") == nil)
  }

  // MARK: An empty list

  @Test(.role(.viewModel), .behaviour(.emptyListSaysSo)) func anEmptyListSaysSo() {
    let viewModel = loaded(StubContactRepository())
    #expect(viewModel.placeholder == "No contacts yet")
    #expect(!viewModel.canRetry)
    #expect(loaded(repository).placeholder == nil)
  }

  @Test(.role(.viewModel), .behaviour(.firstContactReplacesThePlaceholder))
  func theFirstContactReplacesThePlaceholder() {
    let viewModel = loaded(StubContactRepository())
    viewModel.insert(Contact(.ada))
    #expect(viewModel.placeholder == nil)
  }

  // MARK: A failed load

  @Test(.role(.viewModel), .behaviour(.failedLoadSaysWhy)) func aFailedLoadSaysWhy() {
    let viewModel = failedToLoad()
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(viewModel.alertMessage == message)
    #expect(viewModel.placeholder == message)
  }

  @Test(.role(.viewModel), .behaviour(.failedLoadIsNoEmptyList)) func aFailedLoadIsNoEmptyList() {
    let viewModel = failedToLoad()
    #expect(viewModel.placeholder != "No contacts yet")
    #expect(viewModel.canRetry)
  }

  @Test(.role(.viewModel), .behaviour(.failedLoadDisablesAdd)) func aFailedLoadDisablesAdd() {
    let viewModel = failedToLoad()
    #expect(!viewModel.canAdd)
    repository.loadFailure = nil
    viewModel.load()
    #expect(viewModel.canAdd)
  }

  @Test(.role(.viewModel), .behaviour(.retryLoadsAgain)) func retryLoadsAgain() {
    let viewModel = failedToLoad()
    repository.loadFailure = nil
    viewModel.load()
    #expect(rows(of: viewModel) == ["Ada Lovelace", "Grace Hopper"])
    #expect(viewModel.alertMessage == nil)
    #expect(viewModel.placeholder == nil)
    #expect(!viewModel.canRetry)
  }

  @Test(.role(.viewModel), .behaviour(.failedRetrySaysSoAgain)) func aFailedRetrySaysSoAgain() {
    let viewModel = failedToLoad()
    viewModel.dismissAlert()
    repository.loadFailure = StorageFailure(.damaged)
    viewModel.load()
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(viewModel.alertMessage == message)
    #expect(viewModel.placeholder == message)
  }

  @Test(.role(.viewModel), .behaviour(.closedAlertStaysClosed)) func aClosedAlertStaysClosed() {
    let viewModel = failedToLoad()
    viewModel.dismissAlert()
    #expect(viewModel.alertMessage == nil)
    #expect(viewModel.placeholder != nil)
  }

  // MARK: Add

  @Test(.role(.viewModel), .behaviour(.addOpensTheAddScreen)) func addOpensTheAddScreen() {
    let viewModel = loaded(repository)
    var requests = 0
    viewModel.onAdd = { requests += 1 }
    viewModel.add()
    #expect(requests == 1)
  }
}
