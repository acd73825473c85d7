import ContactsDomain
import TestSupport
import Testing

@testable import ContactsMVVM

@MainActor @Suite struct ContactListViewModelTests {
  private func makeViewModel(_ repository: ContactRepositoryStub) -> ContactListViewModel {
    let viewModel = ContactListViewModel(repository: repository, onAdd: {})
    viewModel.viewDidLoad()
    return viewModel
  }

  private func makeViewModel(_ contacts: Contact...) -> ContactListViewModel {
    makeViewModel(ContactRepositoryStub(contacts))
  }

  private func makeFailingRepository(_ contacts: Contact...) -> ContactRepositoryStub {
    let repository = ContactRepositoryStub(contacts)
    repository.loadFailure = StorageFailure(.damaged)
    return repository
  }

  private func names(in viewModel: ContactListViewModel) -> [String] {
    (0..<viewModel.numberOfRows).map { viewModel.row(at: $0).fullName }
  }

  // MARK: Rows

  @Test(.behaviour(.screensHaveTheirTitles), .role(.viewModel))
  func theScreenHasItsTitle() {
    #expect(makeViewModel().title == "Contacts")
  }

  @Test(.role(.viewModel))
  func theRowsAreThoseOfTheContacts() {
    let viewModel = makeViewModel(.grace, .ada)
    #expect(names(in: viewModel) == ["Ada Lovelace", "Grace Hopper"])
    #expect(viewModel.content.isRows)
    #expect(viewModel.rowUpdate.revision == 1)
    #expect(viewModel.rowUpdate.insertedRow == nil)
    #expect(viewModel.errorMessage == nil)
    #expect(viewModel.isAddEnabled)
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.viewModel))
  func aJumpFindsTheFirstRow() {
    let viewModel = makeViewModel(ContactRepositoryStub([.ada] + Contact.fifty))
    #expect(viewModel.firstRow(beginningWith: "per") == 1)
    #expect(viewModel.firstRow(beginningWith: "x") == nil)
  }

  @Test(.behaviour(.emptyListSaysSo), .role(.viewModel))
  func anEmptyListSaysSo() {
    #expect(makeViewModel().content.placeholder == "No contacts yet")
  }

  // MARK: Adding

  @Test(.role(.viewModel))
  func addIsPassedOn() {
    var count = 0
    let viewModel = ContactListViewModel(repository: ContactRepositoryStub()) { count += 1 }
    viewModel.viewDidLoad()
    #expect(count == 0)
    viewModel.addTapped()
    #expect(count == 1)
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.viewModel),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) {
    let viewModel = makeViewModel(.ada, .grace)
    viewModel.contactAdded(Contact(4, first, last))
    #expect(viewModel.rowUpdate.insertedRow == row)
    #expect(viewModel.rowUpdate.revision == 2)
    #expect(viewModel.row(at: row).fullName == "\(first) \(last)")
    #expect(viewModel.numberOfRows == 3)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.viewModel))
  func equalNamesKeepTheirArrival() {
    let viewModel = makeViewModel(.ada, .grace)
    viewModel.contactAdded(Contact(4, "Ada", "Lovelace"))
    #expect(viewModel.rowUpdate.insertedRow == 1)
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.viewModel))
  func theFirstContactReplacesThePlaceholder() {
    let viewModel = makeViewModel()
    viewModel.contactAdded(.ada)
    #expect(viewModel.content.isRows)
    #expect(names(in: viewModel) == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.behaviour(.failedLoadSaysWhy), .role(.viewModel))
  func aFailedLoadSaysWhy() {
    let message = "The contacts could not be loaded: the database is damaged"
    let viewModel = makeViewModel(makeFailingRepository())
    #expect(viewModel.errorMessage == message)
    #expect(viewModel.content.failure == message)
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.viewModel))
  func aFailedLoadIsNoEmptyList() {
    let viewModel = makeViewModel(makeFailingRepository())
    viewModel.errorDismissed()
    #expect(viewModel.errorMessage == nil)
    #expect(viewModel.content.failure != nil)
    #expect(viewModel.content.placeholder == nil)
  }

  @Test(.behaviour(.failedLoadDisablesAdd), .role(.viewModel))
  func aFailedLoadDisablesAdd() {
    let repository = makeFailingRepository()
    let viewModel = makeViewModel(repository)
    #expect(!viewModel.isAddEnabled)
    repository.loadFailure = nil
    viewModel.retryTapped()
    #expect(viewModel.isAddEnabled)
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.viewModel))
  func retryLoadsAgain() {
    let repository = makeFailingRepository(.ada)
    let viewModel = makeViewModel(repository)
    repository.loadFailure = nil
    viewModel.retryTapped()
    #expect(viewModel.errorMessage == nil)
    #expect(names(in: viewModel) == ["Ada Lovelace"])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.viewModel))
  func aFailedRetrySaysSoAgain() {
    let repository = makeFailingRepository()
    let viewModel = makeViewModel(repository)
    repository.loadFailure = StorageFailure(.locked)
    viewModel.retryTapped()
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(viewModel.errorMessage == message)
  }
}

extension ContactListViewModel.Content {
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
