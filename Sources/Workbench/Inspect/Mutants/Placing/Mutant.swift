/// What a mutant changes.
enum MutationOperator: String, CaseIterable, Codable, Comparable, Sendable {
  case negateCondition = "negate a condition"
  case swapComparison = "swap a comparison"
  case dropCall = "drop a call"
  case offByOne = "off by one"
  case returnEarly = "return early"
  case dropWeak = "drop weak"
  case swapArguments = "swap two arguments"

  static func < (left: MutationOperator, right: MutationOperator) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A small fault that is put into a source, to see whether anything finds it.
struct Mutant: Equatable, Sendable {
  /// The subject, and the number among all its mutants, from 1: the same for as long as its sources are the same.
  struct ID: Hashable, Sendable, CustomStringConvertible {
    let subject: String
    let number: Int

    var description: String { "\(subject)-\(number)" }
  }

  let id: ID
  /// The path of the file, from the folder of the sources.
  let file: String
  /// Counted from 1.
  let line: Int
  /// The text of the line, without the white space around it.
  let lineText: String
  let change: MutationOperator
  /// What stands in the source.
  let original: String
  /// What stands there instead; empty where nothing does.
  let replacement: String
}
