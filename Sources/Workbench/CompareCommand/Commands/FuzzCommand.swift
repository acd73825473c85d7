import CommandLineKit
import Foundation
import Proof
import ScenarioDriver

/// `compare fuzz`: broken inputs for what reads files that anyone may have written.
@MainActor
struct FuzzCommand {
  static let description = CommandDescription(
    name: "compare fuzz",
    summary: """
      Gives broken inputs to the readers of scenarios and of sources. The inputs are mutations of the package's own \
      files; each has to be understood or refused.
      """,
    options: [.value("seed", "S", "Makes other inputs, the same for the same number; 1 if not given.")],
    positionals: [PositionalDescription("N", "How many inputs each reader gets; 10,000 if not given.")],
    examples: [Example("swift run compare fuzz 100000 --seed 7", "Other inputs than usual, and many.")],
    exitStatuses: [
      .init(.success, "Every input was understood or refused."),
      .init(.checkFailed, "A reader answered an input with nonsense."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The package's own files cannot be read, or the output cannot be written."),
    ])

  let console: Console

  /// Fuzzes. Throws `UsageError`, or `FuzzFailure` for what the inputs find.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let inputs = try arguments.integer("N", in: 1...1_000_000_000) ?? 10_000
    let seed = try arguments.walkSeed()
    let progress = ProgressLine()
    for target in try targets() {
      progress.show("fuzzing the \(target.name)")
      let tally = try Fuzzer(seed: seed).run(target, inputs: inputs)
      progress.clear()
      try console.print(
        """
        Fuzzing the \(tally.target): \(tally.inputs) inputs of \(tally.bytes) bytes, seed \(seed): \
        \(tally.understood) understood, the others refused.

        """)
    }
    return .success
  }

  /// What reads files that anyone may have written, on mutations of the package's own.
  private func targets() throws -> [FuzzTarget] {
    let sources = try Package().root.appendingPathComponent("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Array(try Data(contentsOf: sources.appendingPathComponent($0))) }
    return [
      .scenarioParser(try BuiltInScenarios.all()), .sourceCounter(files),
    ]
  }
}
