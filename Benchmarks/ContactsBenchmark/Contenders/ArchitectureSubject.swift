import ArchitectureCatalog
import ContactsDomain
import TerminalKit

/// An architecture's app, driven as a person drives it.
final class ArchitectureSubject: Subject {
  private let makeApp: (any ContactRepository) -> any App
  private let repository: InMemoryContactRepository
  private var app: (any App)?
  private var window: Window?
  private(set) var failure: (any Error)?

  init(_ architecture: Architecture, names: [PersonName]) {
    makeApp = architecture.makeApp
    repository = InMemoryContactRepository(names)
  }

  func launch() {
    let app = makeApp(repository)
    let window = Window(rootViewController: app.rootViewController, size: Viewport.screen)
    window.makeKeyAndVisible()
    self.app = app
    self.window = window
  }

  func quit() {
    window = nil
    app = nil
  }

  func add(_ draft: ContactDraft) {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.type(draft.firstName, into: "First name")
      try window.type(draft.lastName, into: "Last name")
      try window.tap(button: "Done")
    }
  }

  func scrollThrough() {
    act { window throws(InteractionError) in
      let pages = Viewport.rowsPassed(of: numberOfRows).count / 2
      for _ in 0..<pages { try window.scroll(byRows: Viewport.rows) }
      for _ in 0..<pages { try window.scroll(byRows: -Viewport.rows) }
    }
  }

  var numberOfRows: Int {
    window?.snapshot().list?.numberOfRows ?? 0
  }

  private func act(_ action: (Window) throws(InteractionError) -> Void) {
    guard let window else { return }
    do {
      try action(window)
    } catch {
      failure = error
    }
  }
}
