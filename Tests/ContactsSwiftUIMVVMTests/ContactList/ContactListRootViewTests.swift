import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactListRootViewTests {
  private let repository = ContactRepositoryStub([.ada, .grace])
  private let viewModel: ContactListViewModel
  private let adds = TapCounter()

  init() {
    viewModel = ContactListViewModel(repository: repository)
  }

  private func show() -> Window {
    let view = NavigationStack { [viewModel, adds] in
      ContactListRootView(viewModel: viewModel, addAction: { adds.tapped() })
    }
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
  func addIsPassedOn() throws {
    try show().tap(button: "Add")
    #expect(adds.count == 1)
  }

  @Test(.role("RootView"))
  func anAddedContactIsShown() {
    let window = show()
    window.handleEvent { viewModel.contactAdded(.alan) }
    #expect(window.snapshot().list?.insertedRow == 1)
  }

  @Test(.behaviour(.retryLoadsAgain), .role("RootView"))
  func retryLoadsAgain() throws {
    repository.loadFailure = StorageFailure(.damaged)
    let window = show()
    #expect(window.snapshot().alert?.message == viewModel.failure)
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }
}
