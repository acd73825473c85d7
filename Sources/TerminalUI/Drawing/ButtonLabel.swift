import TerminalKit

/// How a button is drawn: in brackets, or in parentheses where it is disabled.
nonisolated struct ButtonLabel {
  let text: String
  let isEnabled: Bool

  init(title: String, isEnabled: Bool = true) {
    let title = title.displayText
    text = isEnabled ? "[\(title)]" : "(\(title))"
    self.isEnabled = isEnabled
  }

  @MainActor init(_ item: BarButtonItem) {
    self.init(title: item.title, isEnabled: item.isEnabled)
  }

  func style(isFocused: Bool) -> TextStyle {
    guard isEnabled else { return .dim }
    return isFocused ? [.tint, .bold, .reverse] : .tint
  }
}

nonisolated extension Frame {
  /// Draws the text in the middle of the row.
  mutating func drawCentered(_ text: String, row: Int, style: TextStyle) {
    let column = max(0, (size.columns - text.displayText.displayWidth) / 2)
    draw(text, row: row, column: column, style: style)
  }
}
