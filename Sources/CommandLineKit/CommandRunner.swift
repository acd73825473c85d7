/// A command that is chosen by the first word behind the program's name, such as `compare tap`.
package struct Subcommand {
  let description: CommandDescription
  let body: (Arguments) throws -> ExitStatus

  /// - Parameter description: its name is the program's, and behind it the word.
  package init(_ description: CommandDescription, _ body: @escaping (Arguments) throws -> ExitStatus) {
    self.description = description
    self.body = body
  }
}

/// Runs a program's command: reads its arguments, prints its help or version, and ends what goes wrong with a message and
/// a status.
package struct CommandRunner {
  private let description: CommandDescription
  private let subcommands: [Subcommand]
  private let console = Console()

  /// - Parameter subcommands: what the program does where the first word names one of them.
  package init(_ description: CommandDescription, subcommands: [Subcommand] = []) {
    self.description = CommandDescription(description, subcommands: subcommands.map(\.description))
    self.subcommands = subcommands
  }

  /// Runs `body`, or the subcommand that the first word names, with the arguments that follow, unless they ask for the help
  /// or the version.
  ///
  /// - Parameter explain: the status and the message of an error that means something other than that the program
  ///   cannot do its work here; nil for any other error.
  package func run(
    _ words: some Sequence<String>, explaining explain: (any Error) -> (ExitStatus, String)? = { _ in nil },
    _ body: (Arguments) throws -> ExitStatus
  ) -> ExitStatus {
    SignalHandler.letQuit()
    let words = Array(words)
    do {
      if let subcommand = subcommands.first(where: { $0.description.word == words.first }) {
        return try run(subcommand.description, words.dropFirst(), subcommand.body)
      }
      return try run(description, words[...], body)
    } catch {
      ProgressLine().clear()
      let (status, message) = explain(error) ?? standardExplanation(of: error)
      console.printError(message)
      return status
    }
  }

  private func run(
    _ command: CommandDescription, _ words: ArraySlice<String>, _ body: (Arguments) throws -> ExitStatus
  ) throws -> ExitStatus {
    switch try command.parse(words) {
    case .print(let text):
      try console.print(text)
      return .success
    case .run(let arguments):
      return try body(arguments)
    }
  }

  private func standardExplanation(of error: any Error) -> (ExitStatus, String) {
    switch error {
    case let error as UsageError: (.usage, error.description)
    case let error as CommandFailure: (error.status, "\(description.name): \(error)")
    default: (.unavailable, "\(description.name): \(ErrorText.of(error))")
    }
  }
}
