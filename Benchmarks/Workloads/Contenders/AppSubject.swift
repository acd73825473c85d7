public import ContactsDomain
import TerminalKit

/// An app, driven as a person drives it.
public final class AppSubject: Subject {
  private let makeApp: Contender.AppFactory
  private let repository: InMemoryContactRepository
  private var app: (any App)?
  private var window: Window?
  public private(set) var failure: (any Error)?

  /// An app that is yet to be launched, on storage that holds these contacts.
  public init(names: [PersonName], makeApp: @escaping Contender.AppFactory) {
    self.makeApp = makeApp
    repository = InMemoryContactRepository(names)
  }

  public func launch() {
    do {
      let app = try makeApp(repository)
      let window = Window(rootViewController: app.rootViewController, size: Viewport.screen)
      window.makeKeyAndVisible()
      self.app = app
      self.window = window
    } catch {
      failure = error
    }
  }

  public func quit() {
    window = nil
    app = nil
  }

  public func add(_ draft: ContactDraft) {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.type(draft.firstName, into: "First name")
      try window.type(draft.lastName, into: "Last name")
      try window.tap(button: "Done")
    }
  }

  public func reject() {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.tap(button: "Done")
      try window.tap(button: "Ok")
      try window.tap(button: "Cancel")
    }
  }

  public func openAdd() {
    act { window throws(InteractionError) in try window.tap(button: "Add") }
  }

  public func cancelAdd() {
    act { window throws(InteractionError) in try window.tap(button: "Cancel") }
  }

  public func show(row: Int) {
    act { window throws(InteractionError) in
      if row < numberOfRows { try window.scroll(toRow: row) }
    }
  }

  public func scroll(along path: ScrollPath) {
    act { window throws(InteractionError) in
      for _ in 0..<path.pages { try window.scroll(byRows: Viewport.rows) }
      for _ in 0..<path.pages { try window.scroll(byRows: -Viewport.rows) }
    }
  }

  public var numberOfRows: Int {
    window?.snapshot().list?.numberOfRows ?? 0
  }

  public var insertedRow: Int? {
    window?.snapshot().list?.insertedRow
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
