/// Runs a program's command: reads its arguments, prints its help or version, and ends what goes wrong with a message and a status.
package struct CommandRunner {
  private let description: CommandDescription
  private let console = Console()

  package init(_ description: CommandDescription) {
    self.description = description
  }

  /// Runs `body` with the arguments that follow the program's name, unless they ask for the help or the version.
  ///
  /// - Parameter explain: the status and the message of an error that means something other than that the program
  ///   cannot do its work here; nil for any other error.
  package func run(
    _ words: some Sequence<String>, explaining explain: (any Error) -> (ExitStatus, String)? = { _ in nil },
    _ body: (Arguments) throws -> ExitStatus
  ) -> ExitStatus {
    do {
      switch try description.parse(words) {
      case .tell(let text):
        try console.print(text)
        return .success
      case .run(let arguments):
        return try body(arguments)
      }
    } catch {
      ProgressLine().clear()
      let (status, message) = explain(error) ?? standardExplanation(of: error)
      console.printError(message)
      return status
    }
  }

  private func standardExplanation(of error: any Error) -> (ExitStatus, String) {
    if let error = error as? UsageError { return (.usage, error.message) }
    return (.unavailable, "\(description.name): \(ErrorText.of(error))")
  }
}
