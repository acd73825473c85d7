extension ScreenSnapshot: CustomStringConvertible {
  /// The screen as plain text, whole: no line is cut, and no control character of the content gets through.
  public nonisolated var description: String {
    lines.joined(separator: "\n")
  }

  /// The lines of ``description``.
  public nonisolated var lines: [String] {
    lines(contentWidth: .max)
  }

  /// The lines of ``description``, with the rows of the list and the fields cut to so many character cells.
  public nonisolated func lines(contentWidth: Int) -> [String] {
    let search = searchBar.map { [$0.line] } ?? []
    let content = search + labels.map { "  \($0.displayText)" } + (list?.lines ?? []) + fields.map(\.line)
    return [navigationBar] + content.map { $0.truncated(toWidth: contentWidth) }
      + (placeholder?.lines ?? []) + (hasActivity ? ["  (busy)"] : []) + (alert?.lines ?? [])
  }

  private nonisolated static var width: Int { 48 }

  private nonisolated var navigationBar: String {
    let left = [leftButton?.label, title.displayText].compactMap(\.self).joined(separator: " ")
    guard let right = rightButton?.label else { return left }
    return left.padded(toWidth: Self.width - right.displayWidth - 1) + " " + right
  }
}

extension ScreenSnapshot.Button {
  fileprivate nonisolated var label: String {
    isEnabled ? "[\(title.displayText)]" : "(\(title.displayText))"
  }
}

extension ScreenSnapshot.List {
  fileprivate nonisolated var lines: [String] {
    let lastRow = firstRow + visibleRows.count
    let numberWidth = String(lastRow).count
    let rows = visibleRows.enumerated().flatMap { place, text in
      let row = firstRow + place
      let number = String(row + 1)
      let indent = String(repeating: " ", count: numberWidth - number.count)
      let line = "\(row == insertedRow ? "+" : " ") \(indent)\(number)  \(text.displayText)"
      guard secondaryTexts.indices.contains(place), let secondaryText = secondaryTexts[place] else {
        return [line]
      }
      return [line, String(repeating: " ", count: numberWidth + 4) + secondaryText.displayText]
    }
    let isWhole = visibleRows.count == numberOfRows
    return rows + (isWhole ? [] : ["  rows \(firstRow + 1) to \(lastRow) of \(numberOfRows)"])
  }
}

extension ScreenSnapshot.Field {
  fileprivate nonisolated var line: String {
    "\(isFocused ? ">" : " ") \(label.displayText): \(text.quoted)"
  }
}

extension ScreenSnapshot.Placeholder {
  fileprivate nonisolated var lines: [String] {
    ["  \(text.displayText)"] + (button.map { ["  [\($0.displayText)]"] } ?? [])
  }
}

extension ScreenSnapshot.Alert {
  fileprivate nonisolated var lines: [String] {
    [
      "  ! \(title.displayText)",
      "  ! \(message.displayText)",
      "  ! \(buttons.map { "[\($0.displayText)\(destructiveButtons.contains($0) ? "!" : "")]" }.joined(separator: " "))",
    ]
  }
}
