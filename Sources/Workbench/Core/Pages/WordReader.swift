import CommandLineKit

/// What was expected in a line or in a pair of braces, and what is there.
struct Unexpected: Error {
  let text: String
  /// The number of characters before it.
  let offset: Int
}

/// Reads a small language word by word: that of pages between braces, or a line of a file of rules.
struct WordReader {
  private var words: ArraySlice<(text: String, offset: Int)>
  private let length: Int
  /// What is found where no word is left.
  private let end: String

  /// - Parameter marks: the characters that are words by themselves; `<=` and `>=` are one.
  init(_ text: Substring, marks: Set<Character>, end: String) {
    var words: [(text: String, offset: Int)] = []
    var isOpen = false
    for (offset, character) in text.enumerated() {
      let isMark = marks.contains(character)
      let isSecond = character == "=" && isMark && !isOpen && ["<", ">"].contains(words.last?.text)
      if isOpen && !isMark && !character.isWhitespace || isSecond {
        words[words.count - 1].text.append(character)
      } else if !character.isWhitespace {
        words.append((String(character), offset))
      }
      isOpen = !isMark && !character.isWhitespace
    }
    (self.words, length, self.end) = (words[...], text.count, end)
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
  ///
  /// - Parameter known: words that may have been meant by another one.
  mutating func take<Value>(
    _ expected: String, among known: [String] = [], _ accepts: (String) -> Value?
  ) throws(Unexpected) -> Value {
    guard let word = next, let value = accepts(word) else { throw unexpected(expected, among: known) }
    words.removeFirst()
    return value
  }

  func finish() throws(Unexpected) { if next != nil { throw unexpected(end) } }

  func unexpected(_ expected: String, among known: [String] = []) -> Unexpected {
    let meant = Suggestion.closest(to: next ?? "", among: known).map { "; did you mean '\($0)'?" } ?? ""
    let found = next.map(VisibleText.quoted) ?? end
    return Unexpected(
      text: "expected \(expected), found \(found)\(meant)", offset: words.first?.offset ?? length)
  }
}
