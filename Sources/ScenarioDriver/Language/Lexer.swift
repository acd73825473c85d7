import TerminalKit

/// Divides a line of a scenario into tokens. A `#` outside quotation marks begins a comment.
struct Lexer {
  private let characters: [Character]
  private var position = 0
  private let locate: (_ column: Int) -> SourceLocation

  init(_ line: some StringProtocol, locate: @escaping (_ column: Int) -> SourceLocation) {
    characters = Array(line)
    self.locate = locate
  }

  /// The tokens of the line, the last one `end`. Throws ``ScenarioSyntaxError``.
  mutating func tokens() throws(ScenarioSyntaxError) -> [Token] {
    var tokens: [Token] = []
    repeat {
      tokens.append(try nextToken())
    } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func nextToken() throws(ScenarioSyntaxError) -> Token {
    while let character = current, character.isWhitespace { position += 1 }
    let column = position + 1
    guard let character = current, character != "#" else {
      return Token(kind: .end, column: column)
    }
    switch character {
    case ",":
      position += 1
      return Token(kind: .comma, column: column)
    case "\"":
      return Token(kind: .text(try quotedText()), column: column)
    case "“", "”", "„":
      throw error(at: column, found: "the quotation mark \(character)", expected: "a straight one: \"")
    default:
      return Token(kind: try wordOrNumber(), column: column)
    }
  }

  private var current: Character? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func wordOrNumber() throws(ScenarioSyntaxError) -> Token.Kind {
    let start = position
    while let character = current, !character.isWhitespace, !",\"#".contains(character) { position += 1 }
    let word = String(characters[start..<position])
    guard word.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }) else {
      return .word(word)
    }
    guard let number = Int(word), number <= Self.largestNumber else {
      throw error(at: start + 1, found: "the number \(word)", expected: "at most \(Self.largestNumber)")
    }
    return .number(number)
  }

  private mutating func quotedText() throws(ScenarioSyntaxError) -> String {
    let start = position
    position += 1
    var text = ""
    while let character = current, character != "\"" {
      position += 1
      if character == "\\" {
        text.unicodeScalars.append(try escape())
      } else {
        text.append(character)
      }
    }
    guard current != nil else {
      throw error(at: start + 1, found: "a text without end", expected: "a closing quotation mark")
    }
    position += 1
    return text
  }

  /// The scalar that an escape stands for; its backslash has been read.
  private mutating func escape() throws(ScenarioSyntaxError) -> Unicode.Scalar {
    let column = position
    let character = current
    position += 1
    switch character {
    case "\"", "\\": return character == "\\" ? "\\" : "\""
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(at: column)
    default:
      let found =
        character.map { "the escape \("\\\($0)".displayText)" } ?? "a backslash at the end of the line"
      throw error(at: column, found: found, expected: #"one of \" \\ \n \r \t \u{…}"#)
    }
  }

  private mutating func unicodeEscape(at column: Int) throws(ScenarioSyntaxError) -> Unicode.Scalar {
    let expected = #"a Unicode scalar in hexadecimal digits: \u{1F600}"#
    guard current == "{" else {
      throw error(at: column, found: #"the escape \u"#, expected: expected)
    }
    position += 1
    var digits = ""
    while let character = current, character.isHexDigit, digits.count < 8 {
      digits.append(character)
      position += 1
    }
    guard current == "}", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error(at: column, found: #"the escape \u{"# + digits, expected: expected)
    }
    position += 1
    return scalar
  }

  private func error(at column: Int, found: String, expected: String) -> ScenarioSyntaxError {
    ScenarioSyntaxError(location: locate(column), found: found, expected: expected)
  }

  private static var largestNumber: Int { 1_000_000 }
}
