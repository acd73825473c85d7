import CommandLineKit

/// Why a command cannot go on: words for a person, and the status with which the program ends.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
  let status: ExitStatus
  let description: String

  /// The work was done, and something is not as it should be.
  static func checkFailed(_ description: String) -> CommandFailure {
    CommandFailure(status: .checkFailed, description: description)
  }

  /// The command line or a file is not understood.
  static func usage(_ description: String) -> CommandFailure {
    CommandFailure(status: .usage, description: description)
  }

  /// The machine lacks something that the work needs.
  static func unavailable(_ description: String) -> CommandFailure {
    CommandFailure(status: .unavailable, description: description)
  }
}

/// What has to hold of architectures does not, in words for a person.
struct ProofFailure: Error, Equatable, CustomStringConvertible {
  let description: String
}
