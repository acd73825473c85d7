/// The status with which a program of this package ends.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything that was asked for was done, and every check passed.
  case success = 0
  /// The program did its work, and a check did not pass.
  case checkFailed = 1
  /// The command line or an input file is not what the program understands.
  case usage = 2
  /// The machine lacks something that the work needs.
  case unavailable = 3
}

/// One line of the exit status table in a command's help.
package struct ExitStatusDescription: Equatable, Sendable {
  /// The status that is explained.
  package let status: ExitStatus
  /// What the status tells the caller.
  package let meaning: String

  /// Explains a status in the terms of one command.
  package init(_ status: ExitStatus, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }

  /// The table for a command that has nothing more specific to say.
  package static let standard = [
    ExitStatusDescription(.success, "All went well."),
    ExitStatusDescription(.checkFailed, "A check failed."),
    ExitStatusDescription(.usage, "The command line is wrong."),
    ExitStatusDescription(.unavailable, "The work cannot be done on this machine."),
  ]
}
