/// Reads a scenario file: scenarios, one step a line, `#` for comments, indentation as one likes.
package struct ScenarioParser {
  private let file: String
  private var scenarios: [Scenario] = []
  private var name: ScenarioToken?
  private var nameLocation: SourceLocation
  private var steps: [Step] = []
  private var hasLaunched = false
  private var hasCondition = false
  private var givenContacts = 0

  private init(file: String) {
    self.file = file
    nameLocation = SourceLocation(file: file, line: 1, column: 1)
  }

  /// The scenarios of a file. Throws ``ScenarioSyntaxError`` for the first thing in it that is not one.
  package static func parse(_ bytes: [UInt8], file: String) throws(ScenarioSyntaxError) -> [Scenario] {
    try parse(ScenarioText.decode(bytes, file: file), file: file)
  }

  /// The scenarios of a text. Throws ``ScenarioSyntaxError`` for the first thing in it that is not one.
  package static func parse(_ text: String, file: String) throws(ScenarioSyntaxError) -> [Scenario] {
    var parser = ScenarioParser(file: file)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      try parser.read(line, number: index + 1)
    }
    try parser.finishScenario()
    guard !parser.scenarios.isEmpty else {
      throw ScenarioSyntaxError(
        location: SourceLocation(file: file, line: lines.count, column: 1), found: "the end of the file",
        expected: "scenario \"…\"")
    }
    return parser.scenarios
  }

  private mutating func read(_ line: Substring, number: Int) throws(ScenarioSyntaxError) {
    let file = file
    let locate = { SourceLocation(file: file, line: number, column: line.column(atOffset: $0)) }
    var reader = try TokenReader(line, locate: locate)
    if reader.isAtEnd { return }
    let location = locate(reader.next.offset)
    if name == nil || reader.next.kind == .word("scenario") {
      try reader.word("scenario")
      try finishScenario()
      let name = reader.next
      _ = try reader.text("the name of the scenario")
      try reader.end()
      self.name = name
      nameLocation = location
      return
    }
    let firstToken = reader
    let action = try Self.action(from: &reader)
    try checkPlace(of: action, firstToken)
    try count(action.givenContacts, at: location)
    steps.append(Step(action: action, text: line.trimmed, location: location))
  }

  private static func action(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    guard case .word(let word) = reader.next.kind, StepParser.FirstWord(rawValue: word) != nil else {
      let words = StepParser.FirstWord.allCases.map(\.rawValue)
      throw reader.expected(
        "a step: one of \(words.joined(separator: ", ")), or a new scenario", among: words + ["scenario"])
    }
    return try StepParser.action(from: &reader)
  }

  /// What is stored is given before the launch; there is nothing to tap or to see before it.
  private mutating func checkPlace(of action: Action, _ reader: TokenReader) throws(ScenarioSyntaxError) {
    switch action {
    case .givenNewDatabase:
      if !steps.isEmpty { throw reader.expected("a new database as the first step of its scenario") }
    case .givenContact, .givenContacts:
      if hasLaunched { throw reader.expected("what is given before \"launch\"") }
      if hasCondition { throw reader.expected("what is given before \"storage\"") }
    case .storage:
      hasCondition = true
    case .fail:
      break
    case .launch:
      if hasLaunched { throw reader.expected("\"relaunch\", since the app runs") }
      hasLaunched = true
    case .relaunch, .tap, .type, .clear, .scroll, .select, .delete, .expect:
      if !hasLaunched { throw reader.expected("\"launch\" before it") }
    }
  }

  /// Each step may give as many as a number can say; a scenario may not give more in all.
  private mutating func count(_ contacts: Int, at location: SourceLocation) throws(ScenarioSyntaxError) {
    givenContacts += contacts
    guard givenContacts > ScenarioLexer.largestNumber else { return }
    throw ScenarioSyntaxError(
      location: location, found: "\(givenContacts) contacts given so far",
      expected: "at most \(ScenarioLexer.largestNumber) in a scenario")
  }

  private mutating func finishScenario() throws(ScenarioSyntaxError) {
    guard case .text(let name)? = name?.kind else { return }
    guard hasLaunched else {
      throw ScenarioSyntaxError(
        location: nameLocation, found: "a scenario without \"launch\"", expected: "one that starts the app")
    }
    scenarios.append(Scenario(name: name, steps: steps, location: nameLocation))
    steps = []
    hasLaunched = false
    hasCondition = false
    givenContacts = 0
  }
}

extension Action {
  fileprivate var givenContacts: Int {
    switch self {
    case .givenContact: 1
    case .givenContacts(let count): count
    default: 0
    }
  }
}

extension Substring {
  /// The column, in characters, of what begins after so many Unicode scalars.
  fileprivate func column(atOffset offset: Int) -> Int {
    String(unicodeScalars.prefix(offset)).count + 1
  }

  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return String(self[start..<end])
  }
}
