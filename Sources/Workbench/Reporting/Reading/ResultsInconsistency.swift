/// Results whose fields cannot all be true.
public struct ResultsInconsistency: Error, Equatable, Sendable, CustomStringConvertible {
  /// The field, such as `cost.run.cells[3]`.
  public let path: String
  /// What is wrong there, in one sentence.
  public let reason: String

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
