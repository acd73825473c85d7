import CommandLineKit
import Foundation

/// What becomes of the apps on a real database: how long they take to launch, and what a crash loses.
@main
struct StorageBenchmark {
  static func main() {
    exit(run(CommandLine.arguments.dropFirst()).rawValue)
  }

  static func run(_ words: some Sequence<String>) -> ExitStatus {
    let subcommands = [
      Subcommand(LaunchCommand.description) {
        try LaunchCommand().run($0)
        return .success
      },
      Subcommand(CrashCommand.description) { try CrashCommand().run($0) },
    ]
    return CommandRunner(description, subcommands: subcommands).run(words) { _ in
      throw UsageError(
        commandName: description.name,
        problem: "expected an argument SUBCOMMAND, found the end of the command line")
    }
  }

  private static let description = CommandDescription(
    name: "storage",
    summary: "Tests the apps on a database: their launches, and what is left after a kill.",
    options: [],
    examples: [
      Example("swift run -c release storage launches", "Launches every app on a million contacts."),
      Example("swift build && swift run storage crash", "Kills the apps a hundred times."),
    ])
}
