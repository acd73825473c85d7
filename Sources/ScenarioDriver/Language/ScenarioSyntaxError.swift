import TerminalKit

/// What is wrong with a scenario file, and where.
package struct ScenarioSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  package let location: SourceLocation
  package let found: String
  package let expected: String
  /// The word that was probably meant.
  package let suggestion: String?

  package init(location: SourceLocation, found: String, expected: String, suggestion: String? = nil) {
    self.location = location
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  package var description: String {
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(location.description.displayText): found \(found), expected \(expected)\(hint)"
  }
}
