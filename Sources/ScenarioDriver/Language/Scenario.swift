/// A flow through the app, written down so that every architecture can be driven through the same one.
public struct Scenario: Equatable, Sendable {
  public let name: String
  public let steps: [Step]
  /// Where the scenario begins.
  public let location: SourceLocation

  /// Whether it begins with `given a new database`.
  public var isGivenNewDatabase: Bool { steps.first?.action == .givenNewDatabase }

  public init(name: String, steps: [Step], location: SourceLocation) {
    self.name = name
    self.steps = steps
    self.location = location
  }
}

/// One line of a scenario: what is done or expected, as it was written, and where.
public struct Step: Equatable, Sendable {
  public let action: Action
  /// The line without the white space around it.
  public let text: String
  public let location: SourceLocation

  public init(action: Action, text: String, location: SourceLocation) {
    self.action = action
    self.text = text
    self.location = location
  }
}

/// A place in a scenario file; lines and columns (in characters) count from 1.
public struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String {
    "\(file):\(line):\(column)"
  }
}
