package import CommandLineKit
import Measurement
import ScenarioDriver

/// The command line of `compare`: the comparison, and the subcommands beside it.
@MainActor
package struct CompareCommand {
  private let console = Console()

  package init() {}

  /// Runs with the arguments that follow the program's name.
  package func run(_ words: some Sequence<String>) -> ExitStatus {
    CommandRunner(ComparisonCommand.description, subcommands: subcommands)
      .run(words, explaining: Self.explain) { try ComparisonCommand(console: console).run($0) }
  }

  private var subcommands: [Subcommand] {
    [
      Subcommand(BehaviourCommand.description) { try BehaviourCommand(console: console).run($0) },
      Subcommand(WorkloadCommand.description) { try WorkloadCommand(console: console).run($0) },
      Subcommand(RenderCommand.description) { try RenderCommand(console: console).run($0) },
      Subcommand(SourcesCommand.description) { try SourcesCommand(console: console).run($0) },
      Subcommand(WalksCommand.description) { try WalksCommand(console: console).run($0) },
      Subcommand(ChangesCommand.description) { try ChangesCommand(console: console).run($0) },
      Subcommand(SystemsCommand.description) { try SystemsCommand(console: console).run($0) },
      Subcommand(VariantsCommand.description) { try VariantsCommand(console: console).run($0) },
      Subcommand(TestsCommand.description) { try TestsCommand(console: console).run($0) },
      Subcommand(MutantsCommand.description) { try MutantsCommand(console: console).run($0) },
    ]
  }

  /// What an error of any of the commands means, where it is not that the work cannot be done here.
  nonisolated static func explain(_ error: any Error) -> (ExitStatus, String)? {
    switch error {
    case let error as ScenarioSyntaxError: (.usage, error.description)
    case let error as ResultsFileError: (.usage, "compare: \(error)")
    case let error as BehaviourDifference: (.checkFailed, error.description)
    case let error as WalkDifference: (.checkFailed, error.description)
    case let error as ObjectsLeftBehind: (.checkFailed, error.description)
    case let error as LayerRules.Violations: (.checkFailed, error.description)
    case let error as BaselineGate.ChangesFound: (.checkFailed, error.description)
    case let error as BaselineGate.WouldBeOverwritten: (.usage, "compare: \(error)")
    case let error as StoredResults.OtherSources: (.checkFailed, "compare: \(error)")
    case let error as StalePatches: (.checkFailed, "compare: \(error)")
    case let error as StaleStep: (.checkFailed, "compare: \(error)")
    case let error as PairBuilder.NotBuilt: (.checkFailed, "compare: \(error)")
    case let error as PatchError: (.usage, "compare: \(error)")
    case let error as RequestError: (.usage, "compare: \(error)")
    case Checkout.Failure.unresolved: (.checkFailed, "compare: \(error)")
    case is Checkout.Failure: (.usage, "compare: \(error)")
    default: nil
    }
  }
}
