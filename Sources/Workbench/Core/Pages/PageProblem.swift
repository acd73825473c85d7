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

/// The words of the language of pages.
enum PageWord {
  static func reader(_ text: Substring) -> WordReader {
    WordReader(text, marks: [":", ",", ";", "*", "<", ">", "=", "~"], end: "}")
  }

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
