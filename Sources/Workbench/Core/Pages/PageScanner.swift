/// Something wrong in a page that a person wrote.
struct PageProblem: Error, Equatable, CustomStringConvertible {
  enum Kind {
    /// It is not in the language.
    case malformed
    /// It has no value in this run.
    case missing
    /// An assertion does not hold in this run.
    case untrue
  }

  let kind: Kind
  let file: String
  let line: Int
  let column: Int
  let reason: NoValue

  var text: String { reason.description }
  var description: String { "\(file):\(line):\(column): \(text)" }
}

/// What was expected in a pair of braces, and what is there.
struct Unexpected: Error {
  let text: String
  /// The number of characters after the opening brace.
  let offset: Int
}

/// Reads what stands between braces word by word.
struct PageScanner {
  private static let marks: Set<Character> = [":", ",", ";", "*", "<", ">", "=", "~"]

  private var words: ArraySlice<(text: String, offset: Int)>
  private let length: Int

  init(_ text: Substring) {
    var words: [(text: String, offset: Int)] = []
    var isOpen = false
    for (offset, character) in text.enumerated() {
      if character.isWhitespace {
        isOpen = false
      } else if Self.marks.contains(character) {
        if character == "=", let last = words.last, ["<", ">"].contains(last.text), !isOpen {
          words[words.count - 1].text += "="
        } else {
          words.append((String(character), offset))
        }
        isOpen = false
      } else {
        if isOpen {
          words[words.count - 1].text.append(character)
        } else {
          words.append((String(character), offset))
        }
        isOpen = true
      }
    }
    self.words = words[...]
    length = text.count
  }

  /// The next word, if there is one.
  var next: String? { words.first?.text }

  /// The word after the next one.
  var second: String? { words.dropFirst().first?.text }

  var rest: String { words.map(\.text).joined(separator: " ") }

  mutating func take() -> String? { words.popFirst()?.text }

  /// Takes the next word if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard next == word else { return false }
    words.removeFirst()
    return true
  }

  /// Takes a word that `expected` describes and `accepts` confirms.
  mutating func take<Value>(
    _ expected: String, _ accepts: (String) -> Value?
  ) throws(Unexpected) -> Value {
    guard let word = next, let value = accepts(word) else { throw unexpected(expected) }
    words.removeFirst()
    return value
  }

  func end() throws(Unexpected) { if next != nil { throw unexpected("}") } }

  func unexpected(_ expected: String) -> Unexpected {
    Unexpected(
      text: "expected \(expected), found \(next.map { "'\($0)'" } ?? "}")",
      offset: words.first?.offset ?? length)
  }
}

/// The words of the language.
enum PageWord {
  /// A key of a measure, such as `life.lines@end`: the only word with a dot that is no number.
  static func key(_ word: String) -> String? {
    word.contains(".") && word.first?.isLetter == true ? word : nil
  }

  /// The name of an architecture or implementation.
  static func name(_ word: String) -> String? {
    word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0.isNumber } ? word : nil
  }

  /// Two names and what joins them.
  static func names(_ word: String, joinedBy joint: Character) -> (String, String)? {
    let parts = word.split(separator: joint, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let first = name(parts[0]), let second = name(parts[1]) else { return nil }
    return (first, second)
  }
}
