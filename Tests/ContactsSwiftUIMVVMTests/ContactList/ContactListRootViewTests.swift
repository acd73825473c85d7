import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactListRootViewTests {
  private let repository = ContactRepositoryStub([.ada, .grace])
  private let viewModel: ContactListViewModel
  private let coordinator: ContactsCoordinator

  init() {
    viewModel = ContactListViewModel(repository: repository)
    coordinator = ContactsCoordinator(repository: repository)
  }

  private func show() -> Window {
    let view = ContactListRootView(viewModel: viewModel, coordinator: coordinator)
    let window = Window(rootViewController: HostingController(rootView: view))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role("RootView"))
  func theContactsAreLoadedOnceAndShown() {
    let window = show()
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    repository.loadFailure = StorageFailure(.damaged)
    window.makeKeyAndVisible()
    #expect(viewModel.failure == nil)
  }

  @Test(.role("RootView"))
  func addAsksTheCoordinator() throws {
    let window = show()
    try window.tap(button: "Add")
    #expect(coordinator.addContactViewModel != nil)
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role("RootView"))
  func anAddedContactIsShown() {
    let window = show()
    window.handleEvent { viewModel.contactAdded(.alan) }
    #expect(window.snapshot().list?.insertedRow == 1)
  }

  @Test(.role("RootView"))
  func aFailureIsShownAndRetryIsPassedOn() throws {
    repository.loadFailure = StorageFailure(.damaged)
    let window = show()
    #expect(window.snapshot().alert?.message == viewModel.failure)
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }
}
