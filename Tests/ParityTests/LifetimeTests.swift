import ArchitectureCatalog
import ContactsDomain
import TerminalKit
import Testing

/// What has been closed is gone: no scene keeps itself, or another one, alive.
@MainActor @Suite struct LifetimeTests {
  private func launch(
    _ architecture: Architecture, _ repository: any ContactRepository = InMemoryContactRepository()
  ) -> (app: any App, window: Window) {
    let app = architecture.makeApp(repository)
    let window = Window(rootViewController: app.rootViewController)
    window.makeKeyAndVisible()
    return (app, window)
  }

  @Test(arguments: ArchitectureCatalog.all)
  func theAddScreenGoesWhenItIsClosed(architecture: Architecture) throws {
    let (app, window) = launch(architecture)
    for visit in 1...4 {
      try window.tap(button: "Add")
      weak let screen = window.rootViewController.presentedViewController
      #expect(screen != nil)
      try window.type("Ada", into: "First name")
      try window.type("Lovelace", into: "Last name")
      try window.tap(button: visit.isMultiple(of: 2) ? "Cancel" : "Done")
      #expect(screen == nil, "visit \(visit)")
    }
    #expect(window.snapshot().list?.numberOfRows == 2)
    withExtendedLifetime(app) {}
  }

  @Test(arguments: ArchitectureCatalog.all)
  func theAddScreenGoesAfterAnAlertToo(architecture: Architecture) throws {
    let (app, window) = launch(architecture)
    try window.tap(button: "Add")
    weak let screen = window.rootViewController.presentedViewController
    try window.tap(button: "Done")
    weak let alert = screen?.presentedViewController
    #expect(alert != nil)
    try window.tap(button: "Ok")
    #expect(alert == nil)
    try window.tap(button: "Cancel")
    #expect(screen == nil)
    withExtendedLifetime(app) {}
  }

  @Test(arguments: ArchitectureCatalog.all)
  func theAppAndItsScreensGoTogether(architecture: Architecture) throws {
    weak var app: (any App)?
    weak var root: ViewController?
    weak var front: ViewController?
    weak var repository: (any ContactRepository)?
    do {
      let storage = InMemoryContactRepository([PersonName(first: "Ada", last: "Lovelace")])
      let (running, window) = launch(architecture, storage)
      try window.tap(button: "Add")
      try window.tap(button: "Done")
      (app, root, repository) = (running, window.rootViewController, storage)
      front = window.rootViewController.presentedViewController?.presentedViewController
      #expect(app != nil && root != nil && front != nil && repository != nil)
    }
    #expect(app == nil)
    #expect(root == nil)
    #expect(front == nil)
    #expect(repository == nil)
  }

  @Test(arguments: ArchitectureCatalog.all)
  func anAppThatCouldNotLoadGoesToo(architecture: Architecture) throws {
    weak var app: (any App)?
    weak var root: ViewController?
    do {
      let (running, window) = launch(architecture, FailingRepository())
      try window.tap(button: "Retry")
      (app, root) = (running, window.rootViewController)
      #expect(window.snapshot().alert != nil)
    }
    #expect(app == nil)
    #expect(root == nil)
  }
}

private final class FailingRepository: ContactRepository {
  func contacts() throws(StorageFailure) -> SortedList<Contact> { throw StorageFailure(.unspecified) }
  func add(_ name: PersonName) throws(ContactError) -> Contact {
    throw .saveFailed(StorageFailure(.unspecified))
  }
  func remove(_ id: Contact.ID) throws(StorageFailure) { throw StorageFailure(.unspecified) }
}
