/// Why a statistic cannot be computed.
package enum StatisticsError: Error, Equatable, Sendable {
  /// There are no values.
  case empty
  /// A value is infinite or not a number.
  case notFinite
  /// A logarithm was asked of a value that is zero or negative.
  case notPositive
  /// Two series that belong together have different lengths.
  case unequalLengths(Int, Int)
  /// The sizes of a growth curve do not rise from one to the next.
  case sizesNotIncreasing
}

extension StatisticsError: CustomStringConvertible {
  /// The reason in one sentence.
  package var description: String {
    switch self {
    case .empty: "There are no values."
    case .notFinite: "A value is infinite or not a number."
    case .notPositive: "A value is zero or negative, so it has no logarithm."
    case .unequalLengths(let first, let second):
      "Two series that belong together have \(first) and \(second) values."
    case .sizesNotIncreasing: "The sizes do not rise from one to the next."
    }
  }
}
