import TerminalKit

/// All keys and what they do, in place of the screen.
struct KeyList {
  /// The first line that shows.
  private var topLine = 0
  private let lines: [Line]

  /// - Parameter addTitle: the button that `a` presses; nil where there is none.
  init(addTitle: String?) {
    lines = Self.lines(addTitle: addTitle)
  }

  /// How many lines show at once.
  static func height(size: ScreenSize) -> Int {
    ScreenLayout(size: size).content.count
  }

  mutating func scroll(byRows rows: Int, size: ScreenSize) {
    topLine = max(0, min(topLine + rows, lines.count - Self.height(size: size)))
  }

  func frame(size: ScreenSize) -> Frame {
    let layout = ScreenLayout(size: size)
    var frame = Frame(size: size)
    if let row = layout.navigationBar { frame.drawCentered("Keys", row: row, style: .bold) }
    for row in layout.rules {
      frame.draw(String(repeating: "─", count: frame.size.columns), row: row, column: 0, style: .dim)
    }
    for (row, line) in zip(layout.content, lines.dropFirst(topLine)) {
      frame.draw(line.keys, row: row, column: line.action.isEmpty ? 0 : 2, style: .bold)
      frame.draw(line.action, row: row, column: Self.actionColumn)
    }
    let scroll = lines.count > layout.content.count ? [KeyHint(key: "↑↓", action: "Scroll")] : []
    if let row = layout.statusLine { frame.draw(scroll + [KeyHint(key: "Esc", action: "Back")], row: row) }
    return frame
  }

  // MARK: Private

  /// A heading where there is no action.
  private struct Line {
    let keys: String
    var action = ""
  }

  private static var actionColumn: Int { 17 }

  private static func lines(addTitle: String?) -> [Line] {
    let add = addTitle.map { [Line(keys: "a  +", action: $0)] } ?? []
    return [
      Line(keys: "In a list"),
      Line(keys: "↑ ↓  k j", action: "One row up, down"),
      Line(keys: "PgUp PgDn", action: "One page up, down"),
      Line(keys: "Home End  g G", action: "First row, last row"),
      Line(keys: "/", action: "Find by first letters"),
      Line(keys: "Return  Del", action: "Open, delete the row"),
    ] + add + [
      Line(keys: "q  ^D", action: "Leave"),
      Line(keys: "While finding"),
      Line(keys: "Return", action: "Stay at the row found"),
      Line(keys: "Esc", action: "Back to where it began"),
      Line(keys: "In a form"),
      Line(keys: "Return", action: "Next field, then done"),
      Line(keys: "↑ ↓  Tab", action: "Other field or button"),
      Line(keys: "Esc", action: "Cancel"),
      Line(keys: "^A ^E", action: "Start, end of the text"),
      Line(keys: "^U ^K", action: "Delete to start, to end"),
      Line(keys: "^W", action: "Delete a word"),
      Line(keys: "In front of an alert"),
      Line(keys: "← →  Tab", action: "Other button"),
      Line(keys: "Return", action: "Press the button"),
      Line(keys: "Esc", action: "Press the first button"),
      Line(keys: "Everywhere"),
      Line(keys: "^C  ^Q", action: "Leave (asks in a form)"),
      Line(keys: "^Z", action: "Pause; fg goes on"),
      Line(keys: "^L", action: "Draw the screen anew"),
    ]
  }
}

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
    if screen.isSearchBar(place) {
      return [KeyHint(key: "Return", action: "To the list"), KeyHint(key: "Esc", action: "All"), interrupt]
    }
    let isLast = place + 1 == screen.textFields.count
    let returnAction = isLast ? screen.enabledRightBarButtonTitle : "Next field"
    return hint("Return", returnAction) + hint("Esc", screen.enabledLeftBarButtonTitle) + [
      KeyHint(key: "Tab", action: "Next"), KeyHint(key: "^U", action: "Clear"),
      interrupt,
    ]
  }

  private static func tableHints(for screen: ViewController) -> [KeyHint] {
    hint("Return", screen.view.table?.delegate == nil ? nil : "Open")
      + hint("a", screen.enabledRightBarButtonTitle)
      + [KeyHint(key: "/", action: screen.navigationItem.searchController == nil ? "Find" : "Search")]
      + hint("Del", screen.hasEditableRow ? "Delete" : nil)
      + hint("Esc", screen.enabledLeftBarButtonTitle) + commands + [
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
    guard screen.view.textFields.isEmpty else {
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
  /// Whether the row under the cursor can be deleted.
  fileprivate var hasEditableRow: Bool {
    guard let table = view.table, let row = table.selectedRow else { return false }
    return table.isEditable(row: row)
  }

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
    alert == nil && screen.view.textFields.isEmpty
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
