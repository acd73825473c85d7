import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver

/// Where every command writes.
let console = Console()

/// The program `compare`: the comparison, and the subcommands beside it.
@main
@MainActor
struct CompareCommand {
  static func main() {
    exit(CompareCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }

  /// Runs with the arguments that follow the program's name.
  func run(_ words: some Sequence<String>) -> ExitStatus {
    CommandRunner(ComparisonCommand.description, subcommands: subcommands)
      .run(words, explaining: ProofFailure.explain) { try ComparisonCommand().run($0) }
  }

  private var subcommands: [Subcommand] {
    [
      Subcommand(BehaviourCommand.description(named: "compare behaviour")) {
        try BehaviourCommand { try Package().root }.run($0)
      },
      Subcommand(TapCommand.description) { try TapCommand().run($0) },
      Subcommand(RenderCommand.description) { try RenderCommand().run($0) },
      Subcommand(AppCommand.description) { try AppCommand().run($0) },
      Subcommand(SourcesCommand.description) { try SourcesCommand().run($0) },
      Subcommand(ChangesCommand.description) { try ChangesCommand().run($0) },
      Subcommand(ArchitecturesCommand.description) { try ArchitecturesCommand().run($0) },
      Subcommand(VariantsCommand.description) { try VariantsCommand().run($0) },
      Subcommand(LifeCommand.description) { try LifeCommand().run($0) },
      Subcommand(DeclarativeCommand.description) { try DeclarativeCommand().run($0) },
      Subcommand(ExerciseCommand.description) { try ExerciseCommand().run($0) },
      Subcommand(TestsCommand.description) { try TestsCommand().run($0) },
      Subcommand(MutantsCommand.description) { try MutantsCommand().run($0) },
    ]
  }
}
