package import CommandLineKit

/// `compare walks`: random walks through the architectures, and nothing else.
@MainActor
package struct WalksCommand {
  package init() {}

  package nonisolated static let description = CommandDescription(
    name: "compare walks",
    summary: """
      Runs random sessions of 100 steps through each architecture, next to a model of the specified app. Shrinks a \
      difference, and prints it as a scenario that runs.
      """,
    options: [
      .value("seed", "S", "Makes other sessions, the same for the same number; 1 if not given."),
      .value("architectures", "A,B", "Takes these, or \"all\"."),
    ],
    positionals: [PositionalDescription("N", "The number of sessions; 1,000 if not given.")],
    examples: [
      Example("swift run compare walks 10000 --seed 7", "Other sessions than usual, and many.")
    ],
    exitStatuses: [
      .init(.success, "Every architecture is as specified."),
      .init(.checkFailed, "One is not, or differs from the others."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The output cannot be written."),
    ])

  package func run(_ arguments: Arguments) throws -> ExitStatus {
    let count = try arguments.integer("N", in: 1...1_000_000_000) ?? 1_000
    let (architectures, seed) = try (arguments.architectures(), arguments.walkSeed())
    let progress = ProgressLine()
    let walks = try RandomWalks(architectures).run(count: count, seed: seed) { done in
      progress.show("walking at random: \(done) of \(count)")
    }
    progress.clear()
    try Console().print("\(walks.summary())\n")
    return .success
  }
}
