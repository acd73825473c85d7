import TerminalKit

/// What is wrong with a scenario file, and where.
public struct ScenarioSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  public let location: SourceLocation
  public let found: String
  public let expected: String
  /// The word that was probably meant.
  public let suggestion: String?

  public init(location: SourceLocation, found: String, expected: String, suggestion: String? = nil) {
    self.location = location
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  public var description: String {
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(location.description.displayText): found \(found), expected \(expected)\(hint)"
  }
}
