/// Reads what follows the word `expect`.
enum ExpectationParser {
  private enum Subject: String, CaseIterable {
    case title, button, rows, row, inserted, field, focus, label, activity, alert, placeholder, no
  }

  /// What can be expected not to be there.
  private enum AbsentSubject: String, CaseIterable {
    case button, rows, inserted, focus, label, activity, alert, placeholder
  }

  /// Throws ``ScenarioSyntaxError``.
  static func expectation(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Expectation {
    if case .number = reader.next.kind {
      let count = try reader.number("how many rows", from: 0)
      _ = try reader.word(among: ["rows", "row"])
      return .rowCount(count)
    }
    switch try reader.word(of: Subject.self) {
    case .title:
      return .title(try reader.text("the title"))
    case .button:
      let title = try reader.text("the title of a button")
      return .button(title, isEnabled: !reader.take(.word("disabled")))
    case .rows:
      return .rows(try texts(from: &reader))
    case .row:
      let row = try reader.number("the row", from: 1)
      let text = try reader.text("what the row shows")
      return .row(row, text, secondaryText: reader.takeText())
    case .inserted:
      try reader.word("row")
      return .insertedRow(try reader.number("the row", from: 1))
    case .field:
      let label = try reader.text("the label of a field")
      return .field(
        label, text: reader.take(.word("empty")) ? "" : try reader.text("\"empty\", or what is in the field"))
    case .focus:
      return .focus(try reader.text("the label of a field"))
    case .label:
      return .label(try reader.text("the text of a label"))
    case .activity:
      return .activity(true)
    case .alert:
      return .alert(try reader.text("the message of the alert"))
    case .placeholder:
      return .placeholder(try reader.text("the text in place of the content"))
    case .no:
      return try absence(from: &reader)
    }
  }

  private static func absence(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Expectation {
    switch try reader.word(of: AbsentSubject.self) {
    case .button:
      return .noButton(try reader.text("the title of a button"))
    case .rows:
      return .rowCount(0)
    case .inserted:
      try reader.word("row")
      return .insertedRow(nil)
    case .focus:
      return .focus(nil)
    case .label:
      return .noLabel(try reader.text("the text of a label"))
    case .activity:
      return .activity(false)
    case .alert:
      return .noAlert
    case .placeholder:
      return .placeholder(nil)
    }
  }

  private static func texts(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> [String] {
    var texts = [try reader.text("what the first row shows")]
    while reader.take(.comma) {
      texts.append(try reader.text("what the next row shows"))
    }
    return texts
  }
}
