import ScenarioDriver

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
