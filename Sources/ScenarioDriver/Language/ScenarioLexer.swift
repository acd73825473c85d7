import CommandLineKit
import TerminalKit

/// Divides a line of a scenario into tokens. A `#` outside quotation marks begins a comment.
///
/// It reads scalar by scalar: a mark at the start of a quoted text would be one character with the quotation mark.
struct ScenarioLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private let locate: (_ offset: Int) -> SourceLocation

  init(_ line: some StringProtocol, locate: @escaping (_ offset: Int) -> SourceLocation) {
    scalars = Array(line.unicodeScalars)
    self.locate = locate
  }

  /// The tokens of the line, the last one `end`. Throws ``ScenarioSyntaxError``.
  mutating func tokens() throws(ScenarioSyntaxError) -> [ScenarioToken] {
    var tokens: [ScenarioToken] = []
    repeat {
      tokens.append(try nextToken())
    } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func nextToken() throws(ScenarioSyntaxError) -> ScenarioToken {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    let offset = position
    guard let scalar = current, scalar != "#" else {
      return ScenarioToken(kind: .end, offset: offset)
    }
    switch scalar {
    case ",":
      position += 1
      return ScenarioToken(kind: .comma, offset: offset)
    case "\"":
      return ScenarioToken(kind: .text(try quotedText()), offset: offset)
    case "“", "”", "„":
      throw error(at: offset, found: "the quotation mark \(scalar)", expected: "a straight one: \"")
    default:
      return ScenarioToken(kind: try wordOrNumber(), offset: offset)
    }
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func wordOrNumber() throws(ScenarioSyntaxError) -> ScenarioToken.Kind {
    let start = position
    while let scalar = current, !scalar.properties.isWhitespace, !Self.wordEnds.contains(scalar) {
      position += 1
    }
    var word = ""
    word.unicodeScalars.append(contentsOf: scalars[start..<position])
    guard word.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }) else {
      return .word(word)
    }
    guard let number = Int(word), number <= Self.largestNumber else {
      throw error(
        at: start, found: "the number \(word.abbreviated)", expected: "at most \(Self.largestNumber)")
    }
    return .number(number)
  }

  private mutating func quotedText() throws(ScenarioSyntaxError) -> String {
    let start = position
    position += 1
    var text = ""
    while let scalar = current, scalar != "\"" {
      position += 1
      text.unicodeScalars.append(scalar == "\\" ? try escape() : scalar)
    }
    guard current != nil else {
      throw error(at: start, found: "a text without end", expected: "a closing quotation mark")
    }
    position += 1
    return text
  }

  /// The scalar that an escape stands for; its backslash has been read.
  private mutating func escape() throws(ScenarioSyntaxError) -> Unicode.Scalar {
    let offset = position - 1
    let scalar = current
    position += 1
    switch scalar {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(at: offset)
    default:
      let found =
        scalar.map { "the escape \("\\\($0)".displayText)" } ?? "a backslash at the end of the line"
      throw error(at: offset, found: found, expected: #"one of \" \\ \n \r \t \u{…}"#)
    }
  }

  private mutating func unicodeEscape(at offset: Int) throws(ScenarioSyntaxError) -> Unicode.Scalar {
    let expected = #"a Unicode scalar in hexadecimal digits: \u{1F600}"#
    guard current == "{" else {
      throw error(at: offset, found: #"the escape \u"#, expected: expected)
    }
    position += 1
    var digits = ""
    while let scalar = current, scalar.properties.isASCIIHexDigit, digits.count < 8 {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    guard current == "}", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error(at: offset, found: #"the escape \u{"# + digits, expected: expected)
    }
    position += 1
    return scalar
  }

  private func error(at offset: Int, found: String, expected: String) -> ScenarioSyntaxError {
    ScenarioSyntaxError(location: locate(offset), found: found, expected: expected)
  }

  private static let wordEnds: [Unicode.Scalar] = [",", "\"", "#"]

  /// The largest number that a step can name.
  static var largestNumber: Int { 1_000_000 }
}

/// A word, number, quoted text or comma of a step, with the place at which it begins.
struct ScenarioToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case number(Int)
    case text(String)
    case comma
    case end
  }

  let kind: Kind
  /// The number of Unicode scalars before it in its line.
  let offset: Int

  /// The token as an error names it.
  var description: String {
    switch kind {
    case .word(let word): word.abbreviated.quoted
    case .number(let number): "the number \(number)"
    case .text(let text): "the text \(text.abbreviated.quoted)"
    case .comma: "a comma"
    case .end: "the end of the line"
    }
  }
}

extension String {
  /// The text as far as an error needs it: a file that is no scenario may be one long word.
  var abbreviated: String { VisibleText.abbreviated(self, to: 60) }
}
