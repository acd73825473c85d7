import CommandLineKit
import TerminalKit

/// Compares an expectation with what is on the screen.
struct ExpectationCheck {
  let screen: ScreenSnapshot

  /// Throws ``StepFailure``, with what was expected and what was found, where the expectation does not hold.
  func check(_ expectation: Expectation) throws(StepFailure) {
    switch expectation {
    case .title(let title):
      try equal(title.quoted, screen.title.quoted, as: "the title")
    case .button(let title, let isEnabled):
      try checkButton(title, isEnabled: isEnabled)
    case .noButton(let title):
      try equal(false, screen.buttons.contains { $0.title == title }, as: "a button \(title.quoted)")
    case .rows(let texts):
      try checkRows(texts)
    case .rowCount(let count):
      try equal(count, screen.list?.numberOfRows ?? 0, as: "the number of rows")
    case .row(let row, let text, let secondaryText):
      try checkRow(row, text: text, secondaryText: secondaryText)
    case .insertedRow(let row):
      let inserted = screen.list?.insertedRow.map { "row \($0 + 1)" }
      try equal(row.map { "row \($0)" } ?? "none", inserted ?? "none", as: "the inserted row")
    case .field(let label, let text):
      try checkField(label, text: text)
    case .focus(let label):
      let focused = screen.allFields.first(where: \.isFocused)?.label
      try equal(label?.quoted ?? "nowhere", focused?.quoted ?? "nowhere", as: "the focus")
    case .label(let text):
      guard !screen.labels.contains(text) else { return }
      throw StepFailure(expected: "a label \(text.quoted)", found: list(screen.labels))
    case .noLabel(let text):
      try equal(false, screen.labels.contains(text), as: "a label \(text.quoted)")
    case .activity(let isShown):
      try equal(isShown, screen.hasActivity, as: "activity")
    case .alert(let message):
      try equal(message.quoted, screen.alert?.message.quoted ?? "none", as: "the alert")
    case .noAlert:
      try equal("none", screen.alert?.message.quoted ?? "none", as: "the alert")
    case .placeholder(let text):
      let shown = screen.placeholder?.text
      try equal(text?.quoted ?? "none", shown?.quoted ?? "none", as: "the placeholder")
    }
  }

  private func checkRows(_ texts: [String]) throws(StepFailure) {
    let rows = screen.list?.visibleRows ?? []
    let count = screen.list?.numberOfRows ?? 0
    guard rows.count == count else {
      throw StepFailure(
        expected: "all rows on one screen",
        found: "\(rows.count) of \(count); use \"expect row\" for one of them")
    }
    try equal(list(texts), list(rows), as: "the rows")
  }

  private func checkRow(_ row: Int, text: String, secondaryText: String?) throws(StepFailure) {
    let rows = screen.list?.visibleRows ?? []
    let first = screen.list?.firstRow ?? 0
    let place = row - 1 - first
    guard rows.indices.contains(place) else {
      let count = screen.list?.numberOfRows ?? 0
      let shown = rows.isEmpty ? "no rows" : "rows \(first + 1) to \(first + rows.count) of \(count)"
      throw StepFailure(expected: "row \(row) on the screen", found: shown)
    }
    try equal(text.quoted, rows[place].quoted, as: "row \(row)")
    guard let secondaryText else { return }
    let secondLines = screen.list?.secondaryTexts ?? []
    let shown = secondLines.indices.contains(place) ? secondLines[place]?.quoted : nil
    try equal(secondaryText.quoted, shown ?? "none", as: "the second line of row \(row)")
  }

  private func checkButton(_ title: String, isEnabled: Bool) throws(StepFailure) {
    guard let button = screen.buttons.first(where: { $0.title == title }) else {
      throw StepFailure(expected: "a button \(title.quoted)", found: list(screen.buttons.map(\.title)))
    }
    try equal(state(isEnabled), state(button.isEnabled), as: "the button \(title.quoted)")
  }

  private func checkField(_ label: String, text: String) throws(StepFailure) {
    guard let field = screen.allFields.first(where: { $0.label == label }) else {
      throw StepFailure(expected: "a field \(label.quoted)", found: list(screen.allFields.map(\.label)))
    }
    try equal(text.quoted, field.text.quoted, as: "the field \(label.quoted)")
  }

  private func equal<Value: Equatable>(_ expected: Value, _ found: Value, as what: String) throws(StepFailure)
  {
    guard expected != found else { return }
    let (expected, found) = ("\(expected)", "\(found)")
    // Where the difference lies beyond what a message shows of a text, it says where.
    let same = zip(expected, found).prefix { $0 == $1 }.count
    let place = same < VisibleText.limit / 2 ? "" : " (the same up to character \(same))"
    throw StepFailure(expected: "\(what): \(expected)", found: found, remark: place)
  }

  private func state(_ isEnabled: Bool) -> String {
    isEnabled ? "enabled" : "disabled"
  }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map(\.quoted).joined(separator: ", ")
  }
}
