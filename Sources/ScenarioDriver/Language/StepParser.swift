/// Reads one step: the grammar of the scenario language.
enum StepParser {
  /// The words with which a step begins.
  enum FirstWord: String, CaseIterable {
    case given, fail, storage, launch, relaunch, tap, type, clear, scroll, select, delete, expect
  }

  private enum ScrollWord: String, CaseIterable {
    case down, up, to
  }

  private enum ScrollTarget: String, CaseIterable {
    case row, top, bottom
  }

  /// Reads the step that is the rest of the line. Throws ``ScenarioSyntaxError``.
  static func action(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    let action = try firstWord(from: &reader)
    try reader.end()
    return action
  }

  private static func firstWord(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    switch try reader.word(of: FirstWord.self) {
    case .given:
      return try given(from: &reader)
    case .fail:
      return try failure(from: &reader)
    case .storage:
      return .storage(try reader.word(of: StorageCondition.self))
    case .launch:
      return .launch
    case .relaunch:
      return .relaunch
    case .tap:
      return .tap(button: try reader.text("the title of a button"))
    case .type:
      let text = try reader.text("what is typed")
      try reader.word("into")
      return .type(text, field: try reader.text("the label of a field"))
    case .clear:
      return .clear(field: try reader.text("the label of a field"))
    case .scroll:
      return .scroll(try scroll(from: &reader))
    case .select:
      return .select(row: try row(from: &reader))
    case .delete:
      return .delete(row: try row(from: &reader))
    case .expect:
      return .expect(try ExpectationParser.expectation(from: &reader))
    }
  }

  private static func given(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    if reader.take(.word("contact")) {
      let firstName = try reader.text("the first name")
      return .givenContact(firstName: firstName, lastName: try reader.text("the last name"))
    }
    if reader.take(.word("a")) {
      try reader.word("new")
      try reader.word("database")
      return .givenNewDatabase
    }
    guard case .number = reader.next.kind else {
      throw reader.expected("\"contact\", a number of contacts or \"a new database\"", among: ["contact"])
    }
    let count = try reader.number("how many contacts", from: 1)
    _ = try reader.word(among: ["contacts", "contact"])
    return .givenContacts(count: count)
  }

  private static func failure(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    if reader.take(.word("next")) {
      return .fail(try reader.word(of: StorageOperation.self), number: 1)
    }
    let operation = try reader.word(of: StorageOperation.self, besides: ["next"])
    return .fail(operation, number: try reader.number("which \(operation.rawValue)", from: 1))
  }

  private static func scroll(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Scroll {
    switch try reader.word(of: ScrollWord.self) {
    case .down: return .down(rows: try rows(from: &reader))
    case .up: return .up(rows: try rows(from: &reader))
    case .to: return try scrollTarget(from: &reader)
    }
  }

  private static func scrollTarget(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Scroll {
    switch try reader.word(of: ScrollTarget.self) {
    case .row: return .toRow(try reader.number("the row", from: 1))
    case .top: return .toTop
    case .bottom: return .toBottom
    }
  }

  private static func row(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Int {
    try reader.word("row")
    return try reader.number("the row", from: 1)
  }

  private static func rows(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Int {
    reader.isAtEnd ? 1 : try reader.number("how many rows", from: 1)
  }
}

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
