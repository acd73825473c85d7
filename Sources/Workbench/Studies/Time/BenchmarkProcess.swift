import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Times what a plan lists: builds and launches the benchmark.
struct BenchmarkProcess {
  static let product = "benchmark"

  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the participants.
  let seed: UInt64
  let progress: ProgressLine

  func build() throws -> URL {
    progress.show("building the benchmark with optimisation")
    return try ReleaseBuild(package: package).run(Self.product)
  }

  /// All launches of the benchmark as one run.
  func launch(_ executable: URL, architectures: [String]) throws -> TimeResults {
    let launches = try (1...plan.launches).map { launch in
      BenchmarkRun(
        joining: try plan.parts.map { part in
          try Subprocess.json(
            executable, called: Self.product, arguments(launch: launch, part: part, architectures))
        })
    }
    return TimeResults(
      run: try BenchmarkRun(launches: launches), launches: plan.launches, rounds: plan.rounds,
      capMilliseconds: plan.capMilliseconds, isQuick: plan.isQuick, seed: seed)
  }

  /// All launches have the same seed, as their orders are balanced together; each has its own number.
  private func arguments(launch: Int, part: BenchmarkPlan.PlanPart, _ architectures: [String]) -> [String] {
    [
      "--architectures", architectures.joined(separator: ","),
      "--workloads", part.workloads.joined(separator: ","),
      "--sizes", part.sizes.map(String.init).joined(separator: ","),
      "--rounds", String(plan.rounds), "--cap", String(plan.capMilliseconds),
      "--seed", String(seed), "--launch", String(launch),
      "--label", "measuring, launch \(launch) of \(plan.launches)",
    ]
  }
}

/// Builds the program that counts allocations, memory, comparisons and instructions, and runs it.
struct CountProcess {
  let package: Package
  let plans: [CountPlan]
  /// Settings of its environment, `NAME=VALUE`.
  var settings: [String] = []
  let progress: ProgressLine

  /// The counts, or the reason why there are none: the times don't need them.
  func run() -> Measured<RuntimeCounts> {
    do {
      progress.show("building the counter with optimisation")
      let executable = try ReleaseBuild(package: package).run("count")
      progress.show("counting")
      // Counts are the same on a busy machine: each plan has a core of its own.
      let counts = plans.concurrentMap { [settings] plan in
        Result<RuntimeCounts, any Error> {
          try Subprocess.json(executable, called: "counter", plan.arguments, settings: settings)
        }
      }
      return .measured(RuntimeCounts(try counts.map { try $0.get() }))
    } catch {
      return .notMeasured(reason: "\(error)")
    }
  }
}

extension Subprocess {
  /// The JSON that a program writes into the file that `--json` names, decoded.
  ///
  /// - Parameters:
  ///   - name: the name of the program in messages.
  ///   - settings: settings of its environment, `NAME=VALUE`.
  static func json<Value: Decodable>(
    _ executable: URL, called name: String, _ arguments: [String], settings: [String] = []
  ) throws -> Value {
    try TemporaryFolder.use(named: name) { folder in
      let file = folder.appendingPathComponent("output.json")
      let outcome = try run(settings + [executable.path] + arguments + ["--json", file.path])
      guard outcome.status == 0 else {
        throw CommandFailure.unavailable("the \(name) ended with status \(outcome.status)")
      }
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
    }
  }
}
