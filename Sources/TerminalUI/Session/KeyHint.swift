import TerminalKit

/// A key that does something now, and what it does, for the status line.
struct KeyHint: Equatable {
  let key: String
  let action: String

  /// The keys that do something, the most useful first: where the line is short, the last ones are left out.
  static func hints(for window: Window, focusedItem: FocusItem?) -> [KeyHint] {
    if let alert = window.alert { return hints(for: alert, focusedItem: focusedItem) }
    return switch focusedItem {
    case .textField(let place): fieldHints(for: window.screen, place: place)
    case .table: tableHints(for: window.screen)
    default: buttonHints(for: window.screen, focusedItem: focusedItem)
    }
  }

  private static func hints(for alert: AlertController, focusedItem: FocusItem?) -> [KeyHint] {
    guard case .alertAction(let place) = focusedItem, alert.actions.indices.contains(place) else {
      return [interrupt]
    }
    var hints = [KeyHint(key: "Return", action: alert.actions[place].title)]
    if place > 0 { hints.append(KeyHint(key: "Esc", action: alert.actions[0].title)) }
    if alert.actions.count > 1 { hints.append(KeyHint(key: "←→", action: "Choose")) }
    return hints + [interrupt]
  }

  private static func fieldHints(for screen: ViewController, place: Int) -> [KeyHint] {
    let isLast = place + 1 == screen.textFields.count
    let returnAction = isLast ? screen.enabledRightBarButtonTitle : "Next field"
    return hint("Return", returnAction) + hint("Esc", screen.enabledLeftBarButtonTitle) + [
      KeyHint(key: "Tab", action: "Next"), KeyHint(key: "^U", action: "Clear"),
      interrupt,
    ]
  }

  private static func tableHints(for screen: ViewController) -> [KeyHint] {
    hint("a", screen.enabledRightBarButtonTitle) + [KeyHint(key: "/", action: "Find")] + commands + [
      KeyHint(key: "↑↓", action: "Move"), KeyHint(key: "PgUp PgDn", action: "Page"),
      KeyHint(key: "Home End", action: "First, last"),
    ]
  }

  private static func buttonHints(for screen: ViewController, focusedItem: FocusItem?) -> [KeyHint] {
    let returnAction =
      switch focusedItem {
      case .contentButton: screen.contentUnavailableConfiguration?.button?.title
      case .leftBarButton: screen.enabledLeftBarButtonTitle
      default: screen.enabledRightBarButtonTitle
      }
    let next = [KeyHint(key: "Tab", action: "Next")]
    guard screen.textFields.isEmpty else {
      return hint("Return", returnAction) + hint("Esc", screen.enabledLeftBarButtonTitle) + next + [interrupt]
    }
    let add = screen.enabledRightBarButtonTitle
    return hint("Return", returnAction) + hint("a", add == returnAction ? nil : add) + commands + next
  }

  private static var commands: [KeyHint] {
    [KeyHint(key: "q", action: "Leave"), KeyHint(key: "?", action: "Keys")]
  }

  private static var interrupt: KeyHint { KeyHint(key: "^C", action: "Leave") }

  private static func hint(_ key: String, _ action: String?) -> [KeyHint] {
    action.map { [KeyHint(key: key, action: $0)] } ?? []
  }
}

extension ViewController {
  fileprivate var enabledLeftBarButtonTitle: String? {
    navigationItem.shownLeftBarButtonItem.flatMap { $0.isEnabled ? $0.title : nil }
  }

  var enabledRightBarButtonTitle: String? {
    navigationItem.rightBarButtonItem.flatMap { $0.isEnabled ? $0.title : nil }
  }
}

extension Window {
  /// Whether letters are commands: not where an alert or a form is in front, before which they are meant as text.
  var takesCommands: Bool {
    alert == nil && screen.textFields.isEmpty
  }

  /// Whether there is text in a field of any screen, the covered ones included.
  var hasTypedText: Bool {
    var hasTypedText = false
    visitControllers { controller in
      for field in controller.view.textFields where !field.text.isEmpty { hasTypedText = true }
    }
    return hasTypedText
  }
}
