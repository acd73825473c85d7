import TerminalKit

/// A flow through the app, written down so that every architecture can be driven through the same one.
package struct Scenario: Equatable, Sendable {
  package let name: String
  package let steps: [Step]
  /// Where the scenario begins.
  package let location: SourceLocation

  /// Whether it begins with `given a new database`.
  package var isGivenNewDatabase: Bool { steps.first?.action == .givenNewDatabase }

  package init(name: String, steps: [Step], location: SourceLocation) {
    self.name = name
    self.steps = steps
    self.location = location
  }
}

/// One line of a scenario: what is done or expected, as it was written, and where.
package struct Step: Equatable, Sendable {
  package let action: Action
  /// The line without the white space around it.
  package let text: String
  package let location: SourceLocation

  package init(action: Action, text: String, location: SourceLocation) {
    self.action = action
    self.text = text
    self.location = location
  }
}

/// A place in a scenario file; lines and columns (in characters) count from 1.
package struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

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
