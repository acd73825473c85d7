import ArchitectureCatalog
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
      .run(words, explaining: Self.explain) { try ComparisonCommand().run($0) }
  }

  private var subcommands: [Subcommand] {
    [
      Subcommand(BehaviourCommand.description) { try BehaviourCommand().run($0) },
      Subcommand(WorkloadCommand.description) { try WorkloadCommand().run($0) },
      Subcommand(RenderCommand.description) { try RenderCommand().run($0) },
      Subcommand(TapCommand.description) { try TapCommand().run($0) },
      Subcommand(AppCommand.description) { try AppCommand().run($0) },
      Subcommand(SourcesCommand.description) { try SourcesCommand().run($0) },
      Subcommand(WalksCommand.description) { try WalksCommand().run($0) },
      Subcommand(ChangesCommand.description) { try ChangesCommand().run($0) },
      Subcommand(SystemsCommand.description) { try SystemsCommand().run($0) },
      Subcommand(VariantsCommand.description) { try VariantsCommand().run($0) },
      Subcommand(LifeCommand.description) { try LifeCommand().run($0) },
      Subcommand(ExerciseCommand.description) { try ExerciseCommand().run($0) },
      Subcommand(TestsCommand.description) { try TestsCommand().run($0) },
      Subcommand(MutantsCommand.description) { try MutantsCommand().run($0) },
    ]
  }

  /// What an error of any of the commands means that does not say so itself.
  nonisolated static func explain(_ error: any Error) -> (ExitStatus, String)? {
    switch error {
    case let error as ScenarioSyntaxError: (.usage, error.description)
    case let error as BehaviourDifference: (.checkFailed, error.description)
    case let error as WalkDifference: (.checkFailed, error.description)
    case let error as ProofFailure: (.checkFailed, error.description)
    default: nil
    }
  }
}

extension OptionDescription {
  static let architectures = OptionDescription.value(
    "architectures", "A,B",
    "Compares these, or \"all\", in place of the leading ones; ratios are to the first one.")
  static let into = OptionDescription.value(
    "into", "FILE",
    "Puts what is found into this results.json of a run, in place of what is in it; what it counted in the sources has to be as it is now."
  )
  static let scenarios = OptionDescription.values(
    "scenario", "FILE", "Runs the scenarios of this file too.")
}

extension Arguments {
  /// The architectures that were named, or the leading ones.
  func architectures() throws(UsageError) -> [Architecture] {
    ArchitectureCatalog.architectures(named: try list("architectures", among: ArchitectureCatalog.names))
  }

  /// The scenarios of the files that were named.
  func addedScenarios() throws -> [Scenario] {
    try values("scenario").flatMap { try ScenarioSource.file($0).scenarios() }
  }

  /// Where random walks begin: the same in each run, unless another number is given.
  @MainActor func walkSeed() throws(UsageError) -> UInt64 { try seed() ?? RandomWalks.defaultSeed }

  /// The seed of the orders of the arms: drawn anew for each run, unless one is to be repeated.
  func orderSeed() throws(UsageError) -> UInt64 { try seed() ?? BenchmarkPlan.newSeed() }
}
