import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactListPresenterViewTests {
  private let repository = ContactRepositoryStub([.ada, .grace])
  private let interactor: ContactListInteractor
  private let wireframe: ContactListWireframe

  init() {
    let dataStore = ContactDataStore(repository: repository)
    interactor = ContactListInteractor(dataStore: dataStore)
    wireframe = ContactListWireframe(
      interactor: interactor,
      addContactWireframe: AddContactWireframe(interactor: AddContactInteractor(dataStore: dataStore)))
  }

  private func show() -> Window {
    let window = Window(rootViewController: HostingController(rootView: wireframe.interface))
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.presenter))
  func theContactsAreLoadedAtFirst() {
    let screen = show().snapshot()
    #expect(screen.list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
    #expect(screen.alert == nil)
  }

  @Test(.role(.presenter))
  func addAsksTheWireframe() throws {
    let window = show()
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Add Contact")
  }

  /// The contact and no other is inserted, and nothing is loaded for it.
  @Test(.role(.presenter))
  func anAddedContactIsInserted() throws {
    let window = show()
    repository.loadFailure = StorageFailure(.damaged)
    window.handleEvent { wireframe.addContactDidAdd(.alan) }
    #expect(window.snapshot().list?.insertedRow == 1)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.failedLoadSaysWhy), .role(.presenter))
  func aFailedLoadSaysWhy() {
    repository.loadFailure = StorageFailure(.damaged)
    let screen = show().snapshot()
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(screen.alert == .init(title: "Error", message: message, buttons: ["Cancel", "Retry"]))
    #expect(screen.placeholder == .init(text: message, button: "Retry"))
  }

  @Test(.behaviour(.retryLoadsAgain), .role(.presenter))
  func retryLoadsAgain() throws {
    repository.loadFailure = StorageFailure(.damaged)
    let window = show()
    repository.loadFailure = nil
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert == nil)
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test(.behaviour(.failedRetrySaysSoAgain), .role(.presenter))
  func aFailedRetrySaysSoAgain() throws {
    repository.loadFailure = StorageFailure(.damaged)
    let window = show()
    repository.loadFailure = StorageFailure(.locked)
    try window.tap(button: "Retry")
    let message = "The contacts could not be loaded: the database is locked by another program"
    #expect(window.snapshot().alert?.message == message)
  }
}
