/// What a mutant changes.
package enum MutationOperator: String, CaseIterable, Codable, Comparable, Sendable {
  case negateCondition = "negate a condition"
  case swapComparison = "swap a comparison"
  case dropCall = "drop a call"
  case offByOne = "off by one"
  case returnEarly = "return early"
  case dropWeak = "drop weak"
  case swapArguments = "swap two arguments"

  package static func < (left: MutationOperator, right: MutationOperator) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A small fault that is put into a source, to see whether anything finds it.
package struct Mutant: Equatable, Sendable {
  /// The subject, and the number among all its mutants, from 1: the same for as long as its sources are the same.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let subject: String
    package let number: Int

    package var description: String { "\(subject)-\(number)" }
  }

  package let id: ID
  /// The path of the file, from the folder of the sources.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The text of the line, without the white space around it.
  package let lineText: String
  package let change: MutationOperator
  /// What stands in the source.
  package let original: String
  /// What stands there instead; empty where nothing does.
  package let replacement: String
}
