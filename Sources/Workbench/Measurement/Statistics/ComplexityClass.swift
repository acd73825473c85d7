import Foundation

/// How a count grows with the size of its input.
public enum ComplexityClass: String, Codable, CaseIterable, Sendable {
  case constant
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n²"

  /// The part that grows, for a size of at least 1.
  func growth(_ size: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log(size)
    case .linear: size
    case .linearithmic: size * log(size)
    case .quadratic: size * size
    }
  }
}

/// What can be said of the growth of some counts.
public enum ComplexityFinding: Equatable, Sendable {
  /// One class fits, and no other one nearly as well.
  case named(ComplexityClass)
  /// There are counts at so many sizes, which are fewer than ``ComplexityClassifier/minimumSizes``.
  case tooFewSizes(Int)
  /// No class explains how the counts vary; a count that rises and then levels off is one such.
  case noGoodFit
  /// Two classes fit about as well.
  case noClearWinner(ComplexityClass, ComplexityClass)
}
