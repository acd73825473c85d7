import TerminalKit

/// A flow through the app, written down so that every architecture can be driven through the same one.
package struct Scenario: Equatable, Sendable {
  package let name: String
  package let steps: [Step]
  /// Where the scenario begins.
  package let location: SourceLocation

  /// Whether it begins with `given a new database`.
  package var isGivenNewDatabase: Bool { steps.first?.action == .givenNewDatabase }
}

/// One line of a scenario: what is done or expected, as it was written, and where.
package struct Step: Equatable, Sendable {
  package let action: Action
  /// The line without the white space around it.
  package let text: String
  package let location: SourceLocation
}

/// A place in a scenario file; lines and columns (in characters) count from 1.
package struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String {
    "\(file):\(line):\(column)"
  }
}

/// What is wrong with a scenario file, and where.
package struct ScenarioSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  package let location: SourceLocation
  package let found: String
  package let expected: String
  /// The word that was probably meant.
  package private(set) var suggestion: String?

  package var description: String {
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(location.description.displayText): found \(found), expected \(expected)\(hint)"
  }
}
