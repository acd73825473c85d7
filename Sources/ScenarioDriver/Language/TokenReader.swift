import CommandLineKit

/// Reads the tokens of one line from left to right, and says what it expected where it finds something else.
struct TokenReader {
  private let tokens: [ScenarioToken]
  private var position = 0
  private let locate: (_ offset: Int) -> SourceLocation

  init(_ line: some StringProtocol, locate: @escaping (_ offset: Int) -> SourceLocation)
    throws(ScenarioSyntaxError)
  {
    var lexer = ScenarioLexer(line, locate: locate)
    tokens = try lexer.tokens()
    self.locate = locate
  }

  var next: ScenarioToken { tokens[min(position, tokens.count - 1)] }

  var isAtEnd: Bool { next.kind == .end }

  /// Reads the token if it is this one.
  mutating func take(_ kind: ScenarioToken.Kind) -> Bool {
    guard next.kind == kind else { return false }
    position += 1
    return true
  }

  /// Reads one of the words. Throws ``ScenarioSyntaxError`` with a suggestion where it is none of them.
  mutating func word(among words: [String]) throws(ScenarioSyntaxError) -> String {
    guard case .word(let word) = next.kind, words.contains(word) else {
      // The only word that could stand here is named already.
      throw expected(Self.alternatives(words), among: words.count == 1 ? [] : words)
    }
    position += 1
    return word
  }

  /// Reads one of the words of a closed set.
  ///
  /// - Parameter others: words that could stand here too, for the error to name.
  ///
  /// Throws ``ScenarioSyntaxError`` with a suggestion where it is none of the set.
  mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    of type: Word.Type, besides others: [String] = []
  ) throws(ScenarioSyntaxError) -> Word {
    guard case .word(let text) = next.kind, let word = Word(rawValue: text) else {
      let words = others + Word.allCases.map(\.rawValue)
      throw expected(Self.alternatives(words), among: words)
    }
    position += 1
    return word
  }

  mutating func word(_ word: String) throws(ScenarioSyntaxError) {
    _ = try self.word(among: [word])
  }

  mutating func text(_ meaning: String) throws(ScenarioSyntaxError) -> String {
    guard case .text(let text) = next.kind else { throw expected("\(meaning) in quotation marks") }
    position += 1
    return text
  }

  /// Reads a text if one comes next.
  mutating func takeText() -> String? {
    guard case .text(let text) = next.kind else { return nil }
    position += 1
    return text
  }

  mutating func number(_ meaning: String, from lowest: Int) throws(ScenarioSyntaxError) -> Int {
    guard case .number(let number) = next.kind, number >= lowest else {
      throw expected("\(meaning): a number from \(lowest) on")
    }
    position += 1
    return number
  }

  mutating func end() throws(ScenarioSyntaxError) {
    guard isAtEnd else { throw expected("the end of the line") }
  }

  /// The error for the next token, where something else was expected.
  func expected(_ expected: String, among words: [String] = []) -> ScenarioSyntaxError {
    var suggestion: String?
    if case .word(let word) = next.kind { suggestion = Suggestion.closest(to: word, among: words) }
    return ScenarioSyntaxError(
      location: locate(next.offset), found: next.description, expected: expected, suggestion: suggestion)
  }

  private static func alternatives(_ words: [String]) -> String {
    words.count == 1 ? "\"\(words[0])\"" : "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}
