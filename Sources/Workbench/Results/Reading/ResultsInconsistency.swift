/// Results whose fields cannot all be true.
package struct ResultsInconsistency: Error, Equatable, Sendable, CustomStringConvertible {
  /// The field, such as `cost.run.cells[3]`.
  package let path: String
  /// What is wrong there, in one sentence.
  package let reason: String

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
