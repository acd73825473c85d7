package import ContactsDomain
import Measurement
import TerminalKit

/// An app, driven as a person drives it.
package final class AppSubject: WorkloadSubject {
  private let makeApp: Participant.AppFactory
  private let repository: InMemoryContactRepository
  private var app: (any App)?
  private var window: Window?
  package private(set) var failure: (any Error)?

  /// An app that is yet to be launched, on storage that holds these contacts.
  package init(names: [PersonName], makeApp: @escaping Participant.AppFactory) {
    self.makeApp = makeApp
    repository = InMemoryContactRepository(names)
  }

  package func launch() {
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

  package func quit() {
    window = nil
    app = nil
  }

  package func add(_ draft: ContactDraft) {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.type(draft.firstName, into: "First name")
      try window.type(draft.lastName, into: "Last name")
      try window.tap(button: "Done")
    }
  }

  package func reject() {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.tap(button: "Done")
      try window.tap(button: "Ok")
      try window.tap(button: "Cancel")
    }
  }

  package func openAdd() {
    act { window throws(InteractionError) in try window.tap(button: "Add") }
  }

  package func cancelAdd() {
    act { window throws(InteractionError) in try window.tap(button: "Cancel") }
  }

  package func show(row: Int) {
    act { window throws(InteractionError) in
      if row < numberOfRows { try window.scroll(toRow: row) }
    }
  }

  package func scroll(along path: ScrollPath) {
    act { window throws(InteractionError) in
      for _ in 0..<path.pages { try window.scroll(byRows: ScrollSize.screenful) }
      for _ in 0..<path.pages { try window.scroll(byRows: -ScrollSize.screenful) }
    }
  }

  package var numberOfRows: Int {
    window?.snapshot().list?.numberOfRows ?? 0
  }

  package var insertedRow: Int? {
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
