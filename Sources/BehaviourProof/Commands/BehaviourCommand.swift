package import CommandLineKit
package import Foundation
import ScenarioDriver

/// `compare behaviour`, and what `prove` does where no other word is given: what has to hold before anything is measured.
@MainActor
package struct BehaviourCommand {
  /// The folder of the package whose sources are checked.
  private let root: () throws -> URL

  package init(root: @escaping () throws -> URL) { self.root = root }

  /// - Parameter name: the command as a person types it.
  package static func description(named name: String) -> CommandDescription {
    CommandDescription(
      name: name,
      summary: """
        Proves that a person sees the same in each architecture, and measures nothing. All scenarios have to pass with the \
        same transcripts; random sessions must find no difference; no object may outlive its screen or its app; and each \
        source file may import only modules that its role allows.
        """,
      options: [
        .scenarios,
        .values(
          "changed", "NAME",
          "Expects this built-in scenario to fail, and alike in each architecture."),
        .value(
          "architectures", "A,B", "Compares these, or \"all\", each with the majority."),
        .value("walks", "N", "The number of random sessions; as many as in a quick comparison if not given."),
        .value("seed", "S", "Makes other sessions, the same for the same number; 1 if not given."),
        .flag(
          "without-model",
          "Compares the architectures with each other in random sessions, not with the model of the specified app."
        ),
      ],
      examples: [
        Example("swift run \(name)", "All scenarios, and a few random sessions."),
        Example(
          "swift run \(name) --scenario mine.scenario --architectures MVC,VIPER",
          "Your own scenario too, in two architectures."),
        Example(
          "swift run \(name) --changed \"An empty list says so\" --without-model",
          "After a change that a person sees, and that one scenario contradicts."),
        Example("swift run \(name) --walks 10000 --seed 7", "Other sessions than usual, and many."),
      ],
      exitStatuses: [
        .init(.success, "Everything is as it should be."),
        .init(
          .checkFailed,
          "An architecture fails a scenario or differs from the others, a scenario that should fail passes, an object "
            + "outlives its screen, or a file breaks a rule of its layer."),
        .init(.usage, "The command line or a scenario is not understood."),
        .init(.unavailable, "A file cannot be read, or the output cannot be written."),
      ])
  }

  package func run(_ arguments: Arguments) throws -> ExitStatus {
    let (architectures, seed) = try (arguments.architectures(), arguments.walkSeed())
    let walks = try arguments.integer("walks", in: 0...1_000_000_000) ?? RandomWalks.fewWalks
    let builtIn = try BuiltInScenarios.all()
    let changed = try arguments.names("changed", of: "built-in scenario", among: builtIn.map(\.name))
    // A file may have a scenario of the same name, which says what holds now.
    let added = try arguments.addedScenarios()
    _ = try BehaviourStage(
      architectures: architectures, scenarios: builtIn.filter { !changed.contains($0.name) } + added,
      changed: builtIn.filter { changed.contains($0.name) }, walks: walks, walkSeed: seed,
      hasModel: !arguments.flag("without-model"), root: try root(),
      progress: ProgressLine()
    ).run()
    return .success
  }
}
