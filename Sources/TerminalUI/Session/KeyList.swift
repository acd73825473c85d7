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
