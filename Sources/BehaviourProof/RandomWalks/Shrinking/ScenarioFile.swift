import ScenarioDriver
import TerminalKit

extension WalkDifference.Kind {
  /// The difference as a scenario file: what leads to it, and what was expected in the end.
  ///
  /// - Parameter oracle: what the architecture is held against, before the first step.
  @MainActor
  func scenario(named name: String, remark: String, after actions: [Action], oracle: any WalkOracle) -> String
  {
    var oracle = oracle
    // A step that a person can't do changes nothing, and would end the scenario.
    let done = actions.filter { if case .refused = oracle.perform($0) { false } else { true } }
    var steps = done.compactMap(\.scenarioLine) + oracle.screen.expectations(insteadOf: screen)
    if case .storage = self, case .screen(let screen) = oracle.perform(.relaunch) {
      steps += ["relaunch"] + screen.expectations(insteadOf: nil)
    }
    var remarks = ["# \(remark)", "# \(found)"]
    if case .outcome(.refused, _) = self, let step = actions.last?.scenarioLine {
      remarks.append("# The step, with which the scenario would end: \(step)")
    }
    let lines = remarks + ["", "scenario \(name.scenarioText)"] + steps.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var found: String {
    switch self {
    case .storage: "The screens are; what is stored is not, which shows after a relaunch."
    case .outcome(.refused(let reason), .failed(let failure)):
      "It refuses a step for another reason: \(failure.found); expected: \(reason)."
    case .outcome(.refused(let reason), _): "It does what a person could not do: \(reason)."
    case .outcome(_, .failed(let failure)): "It refuses what a person could do: \(failure.found)."
    case .outcome: (["It shows:"] + (screen?.lines ?? [])).joined(separator: "\n#   ")
    }
  }

  /// The screen that was there instead.
  private var screen: ScreenSnapshot? {
    switch self {
    case .outcome(_, .screen(let screen)): screen
    case .outcome(_, .failed(let failure)): failure.screen
    default: nil
    }
  }
}

extension Action {
  /// The step as a scenario file has it; nil for an expectation, which walks have none of.
  var scenarioLine: String? {
    switch self {
    case .givenContact(let first, let last): "given contact \(first.scenarioText) \(last.scenarioText)"
    case .givenContacts(let count): "given \(count) contacts"
    case .fail(let operation, 1): "fail next \(operation.rawValue)"
    case .fail(let operation, let number): "fail \(operation.rawValue) \(number)"
    case .storage(let condition): "storage \(condition.rawValue)"
    case .givenNewDatabase: "given a new database"
    case .launch: "launch"
    case .relaunch: "relaunch"
    case .tap(let button): "tap \(button.scenarioText)"
    case .type(let text, let field): "type \(text.scenarioText) into \(field.scenarioText)"
    case .clear(let field): "clear \(field.scenarioText)"
    case .scroll(.down(let rows)): "scroll down \(rows)"
    case .scroll(.up(let rows)): "scroll up \(rows)"
    case .scroll(.toRow(let row)): "scroll to row \(row)"
    case .scroll(.toTop): "scroll to top"
    case .scroll(.toBottom): "scroll to bottom"
    case .select(let row): "select row \(row)"
    case .delete(let row): "delete row \(row)"
    case .expect: nil
    }
  }
}

extension String {
  /// The text in quotation marks, scalar for scalar.
  ///
  /// Outside Latin letters all is escaped: a mark or a sign at an end would merge with the quotation mark beside it.
  var scenarioText: String {
    let scalars = unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x22: #"\""#
      case 0x5C: #"\\"#
      case 0x20..<0x7F, 0xC0...0x24F: String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"\(scalars.joined())\""
  }
}

extension ScreenSnapshot {
  /// The steps that expect this screen, as a scenario file has them.
  ///
  /// - Parameter found: the screen that was there instead; its buttons that should not be there are named.
  func expectations(insteadOf found: ScreenSnapshot?) -> [String] {
    let surplus = (found?.buttons ?? []).map(\.title).filter { title in
      !buttons.contains { $0.title == title }
    }
    let focus = allFields.first(where: \.isFocused)?.label
    // A statement for each kind: the type of one long sum takes the compiler a minute to find.
    var steps = ["title \(title.scenarioText)"]
    steps += buttons.map { "button \($0.title.scenarioText)\($0.isEnabled ? "" : " disabled")" }
    steps += surplus.map { "no button \($0.scenarioText)" }
    steps += allFields.map { "field \($0.label.scenarioText) \($0.text.scenarioText)" }
    steps += labels.map { "label \($0.scenarioText)" }
    steps.append(focus.map { "focus \($0.scenarioText)" } ?? "no focus")
    steps.append(alert.map { "alert \($0.message.scenarioText)" } ?? "no alert")
    steps.append(placeholder.map { "placeholder \($0.text.scenarioText)" } ?? "no placeholder")
    let rows = list?.visibleRows ?? []
    if let list, !rows.isEmpty {
      steps.append(list.insertedRow.map { "inserted row \($0 + 1)" } ?? "no inserted row")
      if rows.count < list.numberOfRows {
        steps.append("\(list.numberOfRows) rows")
        steps += rows.enumerated().map { "row \(list.firstRow + $0.offset + 1) \($0.element.scenarioText)" }
      } else {
        steps.append("rows \(rows.map(\.scenarioText).joined(separator: ", "))")
      }
    } else {
      steps += ["no rows", "no inserted row"]
    }
    return steps.map { "expect \($0)" }
  }
}
