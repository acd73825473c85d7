/// Why a command stops: a message for a person, and the program's exit status.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  package let status: ExitStatus
  package let description: String

  /// The work was done, but a check failed.
  package static func checkFailed(_ description: String) -> CommandFailure {
    CommandFailure(status: .checkFailed, description: description)
  }

  /// The command line or a file is not understood.
  package static func usage(_ description: String) -> CommandFailure {
    CommandFailure(status: .usage, description: description)
  }

  /// The machine lacks something that the work needs.
  package static func unavailable(_ description: String) -> CommandFailure {
    CommandFailure(status: .unavailable, description: description)
  }
}

/// A command line that the command does not understand.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The command as a person types it, such as `compare tap`.
  let commandName: String
  /// What was expected, and what was found.
  let problem: String

  package init(commandName: String, problem: String) {
    self.commandName = commandName
    self.problem = problem
  }

  package var description: String { "\(commandName): \(problem); see \(commandName) --help" }
}
