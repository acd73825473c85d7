import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactsCoordinatorTests {
  private let coordinator: ContactsCoordinator

  init() {
    coordinator = ContactsCoordinator(repository: ContactRepositoryStub([.grace]))
    coordinator.contactListViewModel.loadContacts()
  }

  private var contacts: [Contact]? {
    coordinator.contactListViewModel.contacts.map(Array.init)
  }

  private func openAddScreen() throws -> AddContactViewModel {
    coordinator.showAddContact()
    return try #require(coordinator.addContactViewModel)
  }

  @Test(.role(.coordinator))
  func theFlowBeginsWithTheContacts() {
    #expect(contacts == [.grace])
    #expect(coordinator.addContactViewModel == nil)
  }

  @Test(.behaviour(.addOpensTheAddScreen), .role(.coordinator))
  func addOpensTheAddScreen() {
    coordinator.showAddContact()
    #expect(coordinator.addContactViewModel != nil)
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role(.coordinator))
  func theAddScreenStartsEmpty() throws {
    let first = try openAddScreen()
    first.firstName = "Ada"
    first.cancelTapped()
    let second = try openAddScreen()
    #expect(second.firstName == "")
    #expect(second !== first)
  }

  @Test(.role(.coordinator))
  func doneClosesTheAddScreenAndTellsTheList() throws {
    let addScreen = try openAddScreen()
    addScreen.firstName = "Ada"
    addScreen.lastName = "Lovelace"
    addScreen.doneTapped()
    #expect(coordinator.addContactViewModel == nil)
    #expect(contacts?.map(\.fullName) == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.coordinator))
  func cancelClosesTheAddScreenAndLeavesTheList() throws {
    try openAddScreen().cancelTapped()
    #expect(coordinator.addContactViewModel == nil)
    #expect(contacts == [.grace])
  }

  @Test(.role(.coordinator), arguments: [false, true])
  func theFlowDoesNotOutliveItsUse(isAdding: Bool) {
    weak var flow: ContactsCoordinator?
    do {
      let coordinator = ContactsCoordinator(repository: ContactRepositoryStub())
      if isAdding { coordinator.showAddContact() }
      flow = coordinator
      #expect(flow != nil)
    }
    #expect(flow == nil)
  }
}
