import CommandLineKit
import Foundation
import Proof
import ScenarioDriver

extension CompareCommand {
  /// Runs the random walks and the broken inputs that were asked for. Returns whether any were.
  ///
  /// Throws `WalkDifference` or `FuzzFailure` for what they find.
  func runStress(_ arguments: Arguments) throws -> Bool {
    let seed = try seed(arguments)
    let walks = try arguments.integer("random-walks", in: 1...Self.mostRounds)
    let inputs = try arguments.integer("fuzz", in: 1...Self.mostRounds)
    let progress = ProgressLine()
    if let walks {
      progress.show("walking at random")
      let architectures = try architectures(arguments)
      let results = try RandomWalks(architectures).run(count: walks, seed: seed)
      progress.clear()
      try console.print(WalkSummary(results).text)
    }
    if let inputs {
      for target in try fuzzTargets() {
        progress.show("fuzzing the \(target.name)")
        let tally = try Fuzzer(seed: seed).run(target, inputs: inputs)
        progress.clear()
        try console.print(
          """
          Fuzzing the \(tally.target): \(tally.inputs) inputs of \(tally.bytes) bytes, seed \(seed): \
          \(tally.understood) understood, the others refused.

          """)
      }
    }
    return walks != nil || inputs != nil
  }

  func seed(_ arguments: Arguments) throws(UsageError) -> UInt64 {
    try arguments.integer("seed", in: 0...Int.max).map(UInt64.init) ?? RandomWalks.defaultSeed
  }

  private static var mostRounds: Int { 1_000_000_000 }

  /// What reads files that anyone may have written, on mutations of the package's own.
  private func fuzzTargets() throws -> [FuzzTarget] {
    let sources = try Package().root.appendingPathComponent("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Array(try Data(contentsOf: sources.appendingPathComponent($0))) }
    return [.scenarioParser(try BuiltInScenarios.all()), .sourceCounter(files)]
  }
}
