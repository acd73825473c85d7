import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct AddContactBuilderTests {
  private let root = ViewController()
  private let window: Window
  private let output = AddContactModuleOutputSpy()

  init() {
    root.title = "Root"
    window = Window(rootViewController: root)
    window.makeKeyAndVisible()
  }

  private func open(on repository: some ContactRepository) -> ViewController {
    let screen = AddContactBuilder(repository: repository).build(output: output)
    root.present(NavigationController(rootViewController: screen))
    return screen
  }

  @Test(.role(.builder))
  func aStoredContactReachesTheOutputAndClosesTheScreen() throws {
    _ = open(on: ContactRepositoryStub())
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(output.added == [Contact("Ada", "Lovelace")])
    #expect(window.snapshot().title == "Root")
  }

  @Test(.role(.builder))
  func aFailureReachesTheScreen() throws {
    _ = open(on: ContactRepositoryStub(failure: StorageFailure(.full)))
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(window.snapshot().alert?.message == "The contact could not be saved: the disk is full")
  }

  @Test(.role(.builder), .behaviour(.screensDoNotOutliveTheirUse))
  func theAddScreenDoesNotOutliveItsUse() throws {
    weak var screen: ViewController?
    weak var repositoryOfInteractor: ContactRepositoryStub?
    do {
      let repository = ContactRepositoryStub()
      screen = open(on: repository)
      repositoryOfInteractor = repository
    }
    #expect(screen != nil && repositoryOfInteractor != nil)
    try window.tap(button: "Done")
    try window.tap(button: "Ok")
    try window.tap(button: "Cancel")
    #expect(screen == nil)
    #expect(repositoryOfInteractor == nil)
  }
}
