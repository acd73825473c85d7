import CommandLineKit
import ScenarioDriver

/// `compare behaviour`: what has to hold before anything is measured, and nothing else.
@MainActor
struct BehaviourCommand {
  static let description = CommandDescription(
    name: "compare behaviour",
    summary: """
      Proves that a person sees the same in each architecture, and measures nothing. All scenarios have to pass with the \
      same transcripts; random walks must find no difference; nothing may outlive its screen or its app in any scenario; \
      and each source file may import only what its role allows.
      """,
    options: [
      .scenarios,
      .values(
        "changed", "NAME",
        "Expects this built-in scenario no longer to hold: it has to fail, and alike in each architecture."),
      .value(
        "architectures", "A,B", "Compares these, or \"all\"; each is held against the majority."),
      .value("walks", "N", "How many random walks; as many as in a quick comparison if not given."),
      .value("seed", "S", "Makes other walks, the same for the same number; 1 if not given."),
      .flag(
        "without-model",
        "Holds the architectures against each other on walks, not against the model of what is specified."),
    ],
    examples: [
      Example("swift run compare behaviour", "All scenarios, and a few walks."),
      Example(
        "swift run compare behaviour --scenario mine.scenario --architectures MVC,VIPER",
        "Your flow too, two architectures."),
      Example(
        "swift run compare behaviour --changed \"An empty list says so\" --without-model",
        "After a change of what a person sees, which one scenario contradicts."),
    ],
    exitStatuses: [
      .init(.success, "All of it holds."),
      .init(
        .checkFailed,
        "An architecture fails a scenario or differs from the others, a scenario that is declared as changed holds, an "
          + "object outlives its screen, or a file breaks a rule of its layer."),
      .init(.usage, "The command line or a scenario is not understood."),
      .init(.unavailable, "A file cannot be read, or the output cannot be written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let (architectures, seed) = try (arguments.architectures(), arguments.walkSeed())
    let walks = try arguments.integer("walks", in: 0...1_000_000_000) ?? BenchmarkPlan.quick.walks
    let builtIn = try BuiltInScenarios.all()
    let changed = try arguments.names("changed", of: "built-in scenario", among: builtIn.map(\.name))
    // A file may have a scenario of the same name, which says what holds now.
    let added = try arguments.addedScenarios()
    _ = try BehaviourStage(
      architectures: architectures, scenarios: builtIn.filter { !changed.contains($0.name) } + added,
      changed: builtIn.filter { changed.contains($0.name) }, walks: walks, walkSeed: seed,
      hasModel: !arguments.flag("without-model"), package: try Package(),
      progress: ProgressLine()
    ).run()
    return .success
  }
}

/// `compare walks`: random walks through the architectures, and nothing else.
@MainActor
struct WalksCommand {
  static let description = CommandDescription(
    name: "compare walks",
    summary: """
      Tries random walks of 100 steps through each architecture, beside a model of what is specified. A difference is \
      shrunk, and printed as a scenario that runs.
      """,
    options: [
      .value("seed", "S", "Makes other walks, the same for the same number; 1 if not given."),
      .value("architectures", "A,B", "Walks through these, or \"all\"."),
    ],
    positionals: [PositionalDescription("N", "How many walks; 1,000 if not given.")],
    examples: [
      Example("swift run compare walks 10000 --seed 7", "Other walks than usual, and many.")
    ],
    exitStatuses: [
      .init(.success, "Every architecture is as specified."),
      .init(.checkFailed, "One is not, or differs from the others."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The output cannot be written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let count = try arguments.integer("N", in: 1...1_000_000_000) ?? 1_000
    let (architectures, seed) = try (arguments.architectures(), arguments.walkSeed())
    let progress = ProgressLine()
    let walks = try RandomWalks(architectures).run(count: count, seed: seed) { done in
      progress.show("walking at random: \(done) of \(count)")
    }
    progress.clear()
    try console.print(WalkSummary(walks: walks).text)
    return .success
  }
}
