import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct ContactListBuilderTests {
  private let addContactBuilder = AddContactBuilderStub()

  private func open(on repository: some ContactRepository) -> Window {
    let builder = ContactListBuilder(
      repository: repository, addContactBuilder: addContactBuilder)
    let window = Window(rootViewController: builder.build())
    window.makeKeyAndVisible()
    return window
  }

  @Test(.role(.builder))
  func theContactsReachTheScreen() {
    let window = open(on: ContactRepositoryStub(PersonName(first: "Ada", last: "Lovelace")))
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }

  @Test(.role(.builder))
  func addOpensTheScreenOfTheOtherBuilder() throws {
    let window = open(on: ContactRepositoryStub())
    try window.tap(button: "Add")
    #expect(window.snapshot().title == "Stub")
  }

  @Test(.role(.builder), .behaviour(.screensDoNotOutliveTheirUse))
  func theScreenDoesNotOutliveItsUse() throws {
    weak var screen: ViewController?
    weak var repositoryOfInteractor: ContactRepositoryStub?
    do {
      let repository = ContactRepositoryStub(failure: StorageFailure(.locked))
      let window = open(on: repository)
      try window.tap(button: "Retry")
      (screen, repositoryOfInteractor) = (window.rootViewController, repository)
    }
    #expect(screen == nil)
    #expect(repositoryOfInteractor == nil)
  }
}
