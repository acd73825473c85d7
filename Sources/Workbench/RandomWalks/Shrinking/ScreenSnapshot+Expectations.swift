import TerminalKit

extension ScreenSnapshot {
  /// The steps that expect this screen, as a scenario file has them.
  ///
  /// - Parameter found: the screen that was there instead; its buttons that should not be there are named.
  func expectations(insteadOf found: ScreenSnapshot?) -> [String] {
    let surplus = (found?.buttons ?? []).map(\.title).filter { title in
      !buttons.contains { $0.title == title }
    }
    let focus = fields.first(where: \.isFocused)?.label
    let steps =
      ["title \(title.scenarioText)"]
      + buttons.map { "button \($0.title.scenarioText)\($0.isEnabled ? "" : " disabled")" }
      + surplus.map { "no button \($0.scenarioText)" }
      + fields.map { "field \($0.label.scenarioText) \($0.text.scenarioText)" }
      + [
        focus.map { "focus \($0.scenarioText)" } ?? "no focus",
        alert.map { "alert \($0.message.scenarioText)" } ?? "no alert",
        placeholder.map { "placeholder \($0.text.scenarioText)" } ?? "no placeholder",
      ]
      + (list?.expectations ?? ["no rows", "no inserted row"])
    return steps.map { "expect \($0)" }
  }
}

extension ScreenSnapshot.List {
  fileprivate var expectations: [String] {
    let inserted = insertedRow.map { "inserted row \($0 + 1)" } ?? "no inserted row"
    guard visibleRows.count < numberOfRows else {
      return [inserted, "rows \(visibleRows.map(\.scenarioText).joined(separator: ", "))"]
    }
    let rows = visibleRows.enumerated().map { "row \(firstRow + $0.offset + 1) \($0.element.scenarioText)" }
    return [inserted, "\(numberOfRows) rows"] + rows
  }
}
