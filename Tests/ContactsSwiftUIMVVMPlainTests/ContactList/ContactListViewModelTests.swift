import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@MainActor @Suite struct ContactListViewModelTests {
  private func makeViewModel(_ repository: ContactRepositoryStub) -> ContactListViewModel {
    let viewModel = ContactListViewModel(repository: repository)
    viewModel.loadContacts()
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

  private func contacts(in viewModel: ContactListViewModel) -> [Contact]? {
    viewModel.contacts.map(Array.init)
  }

  private func add(_ first: String, _ last: String, to viewModel: ContactListViewModel) throws {
    viewModel.addTapped()
    let addContact = try #require(viewModel.addContactViewModel)
    addContact.firstName = first
    addContact.lastName = last
    #expect(addContact.addContact())
  }

  // MARK: Rows

  @Test(.role(.viewModel))
  func theContactsAreLoadedInTheirOrder() {
    let viewModel = makeViewModel(.grace, .ada)
    #expect(contacts(in: viewModel) == [.ada, .grace])
    #expect(viewModel.failure == nil)
    #expect(viewModel.addedContactID == nil)
    #expect(!viewModel.isAlertPresented)
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace), .role(.viewModel),
    arguments: [("Ada", "Byron", 0), ("Adele", "Goldberg", 1), ("Zoe", "Quinn", 2)])
  func aNewContactGoesToItsPlace(first: String, last: String, row: Int) throws {
    let viewModel = makeViewModel(.ada, .grace)
    let contact = Contact(4, first, last)
    try add(first, last, to: viewModel)
    #expect(contacts(in: viewModel)?.firstIndex(of: contact) == row)
    #expect(contacts(in: viewModel)?.count == 3)
    #expect(viewModel.addedContactID == contact.id)
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival), .role(.viewModel))
  func equalNamesKeepTheirArrival() throws {
    let viewModel = makeViewModel(.ada, .grace)
    let other = Contact(4, "Ada", "Lovelace")
    try add("Ada", "Lovelace", to: viewModel)
    #expect(contacts(in: viewModel) == [.ada, other, .grace])
  }

  // MARK: The Add screen

  @Test(.behaviour(.addOpensTheAddScreen), .role(.viewModel))
  func addOpensTheAddScreen() {
    let viewModel = makeViewModel()
    #expect(viewModel.addContactViewModel == nil)
    viewModel.addTapped()
    #expect(viewModel.addContactViewModel != nil)
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.viewModel))
  func theAddScreenStartsEmpty() throws {
    let viewModel = makeViewModel()
    viewModel.addTapped()
    try #require(viewModel.addContactViewModel).firstName = "Ada"
    viewModel.addTapped()
    #expect(viewModel.addContactViewModel?.firstName == "")
  }

  // MARK: Failed loads

  @Test(.behaviour(.failedLoadSaysWhy), .role(.viewModel))
  func aFailedLoadSaysWhy() {
    let viewModel = makeViewModel(makeFailingRepository())
    #expect(viewModel.failure == "The contacts could not be loaded: the database is damaged")
    #expect(viewModel.isAlertPresented)
  }

  @Test(.behaviour(.failedLoadIsNoEmptyList), .role(.viewModel))
  func aFailedLoadIsNoEmptyList() {
    let viewModel = makeViewModel(makeFailingRepository())
    #expect(contacts(in: viewModel) == nil)
    #expect(viewModel.failure != nil)
  }

  @Test(.role(.viewModel))
  func aSecondLoadTakesTheFailureAway() {
    let repository = makeFailingRepository(.ada)
    let viewModel = makeViewModel(repository)
    repository.loadFailure = nil
    viewModel.loadContacts()
    #expect(contacts(in: viewModel) == [.ada])
    #expect(viewModel.failure == nil)
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.viewModel))
  func aFailedRetrySaysSoAgain() {
    let repository = makeFailingRepository()
    let viewModel = makeViewModel(repository)
    viewModel.isAlertPresented = false
    repository.loadFailure = StorageFailure(.locked)
    viewModel.loadContacts()
    #expect(
      viewModel.failure == "The contacts could not be loaded: the database is locked by another program")
    #expect(viewModel.isAlertPresented)
  }
}
