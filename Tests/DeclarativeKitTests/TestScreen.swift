import DeclarativeKit
import TerminalKit

/// A screen of views, as a person sees and uses it.
struct TestScreen {
  let window: Window

  /// Shows the view, on a stack of its own, with place for so many rows.
  init(rows: Int = 10, _ view: some DeclarativeKit.View) {
    let host = HostingController(rootView: view)
    window = Window(
      rootViewController: NavigationController(rootViewController: host),
      size: ScreenSize(columns: 80, rows: rows + 4))
    window.makeKeyAndVisible()
  }

  var snapshot: ScreenSnapshot { window.snapshot() }
  var title: String { snapshot.title }
  var labels: [String] { snapshot.labels }
  var rows: [String] { snapshot.list?.visibleRows ?? [] }

  func tap(_ button: String) throws {
    try window.tap(button: button)
  }

  /// Does it within one event, as if storage or a timer had.
  func perform(_ action: () -> Void) {
    window.handleEvent(action)
  }
}

/// What happened, in its order.
final class Record {
  private(set) var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  /// What happened since the last time that somebody asked.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
