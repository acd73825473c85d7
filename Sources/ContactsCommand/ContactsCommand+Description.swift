import CommandLineKit

extension ContactsCommand {
  static func description(architecture: String) -> CommandDescription {
    CommandDescription(
      name: architecture,
      summary: """
        The contacts app in \(architecture). At a terminal it opens the contacts and shows which keys do \
        what. Elsewhere, and with --scenario, it runs a scenario and prints the transcript: each step and the screen \
        after it. Without options the scenario comes from standard input.
        """,
      options: [
        .value("scenario", "FILE", "Runs the scenarios of the file; - stands for standard input.")
      ] + StorageOptions.descriptions,
      examples: [
        Example("swift run \(architecture)", "Starts the app, at a terminal."),
        Example(
          "swift run \(architecture) --scenario Sources/ScenarioDriver/BuiltIn/Scenarios/adding.scenario",
          "Runs the built-in scenarios about adding contacts."),
        Example(
          #"printf 'scenario "Empty"\n launch\n expect no rows\n' | swift run \#(architecture)"#,
          "Runs a scenario from standard input."),
      ],
      exitStatuses: [
        .init(.success, "Every expectation held."),
        .init(.checkFailed, "An expectation did not hold."),
        .init(.usage, "The command line or the scenario is not understood."),
        .init(.unavailable, "A file or the database cannot be used, or the output cannot be written."),
      ])
  }
}
