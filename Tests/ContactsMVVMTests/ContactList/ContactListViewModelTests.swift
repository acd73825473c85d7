import ContactsDomain
import TestSupport
import Testing

@testable import ContactsMVVM

@MainActor @Suite struct ContactListViewModelTests {
  private let events = ContactListEventSpy()

  private func makeViewModel(_ repository: ContactRepositoryStub) -> ContactListViewModel {
    let viewModel = ContactListViewModel(repository: repository, onAdd: {})
    events.listen(to: viewModel)
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
    #expect(viewModel.content == .rows)
    #expect(events.rowChanges == [.reloaded])
    #expect(events.errors == [])
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
    #expect(makeViewModel().content == .placeholder("No contacts yet"))
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
    #expect(events.rowChanges == [.reloaded, .inserted(at: row)])
    #expect(viewModel.row(at: row).fullName == "\(first) \(last)")
    #expect(viewModel.numberOfRows == 3)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.viewModel))
  func equalNamesKeepTheirArrival() {
    let viewModel = makeViewModel(.ada, .grace)
    viewModel.contactAdded(Contact(4, "Ada", "Lovelace"))
    #expect(events.rowChanges.last == .inserted(at: 1))
  }

  @Test(.behaviour(.firstContactReplacesThePlaceholder), .role(.viewModel))
  func theFirstContactReplacesThePlaceholder() {
    let viewModel = makeViewModel()
    viewModel.contactAdded(.ada)
    #expect(viewModel.content == .rows)
    #expect(names(in: viewModel) == ["Ada Lovelace"])
  }

  // MARK: Failed loads

  @Test(.behaviour(.failedLoadSaysWhy), .role(.viewModel))
  func aFailedLoadSaysWhy() {
    let message = "The contacts could not be loaded: the database is damaged"
    let viewModel = makeViewModel(makeFailingRepository())
    #expect(events.errors == [message])
    #expect(viewModel.content == .failure(message))
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.viewModel))
  func aFailedLoadIsNoEmptyList() {
    let viewModel = makeViewModel(makeFailingRepository())
    #expect(events.rowChanges == [])
    #expect(viewModel.content != .rows)
    #expect(viewModel.content != .placeholder("No contacts yet"))
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
    #expect(events.errors.count == 1)
    #expect(names(in: viewModel) == ["Ada Lovelace"])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.viewModel))
  func aFailedRetrySaysSoAgain() {
    let repository = makeFailingRepository()
    let viewModel = makeViewModel(repository)
    repository.loadFailure = StorageFailure(.locked)
    viewModel.retryTapped()
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(events.errors.count == 2)
    #expect(events.errors.last == message)
  }
}
