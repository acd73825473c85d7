import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Times what a plan lists: launches the benchmark, and starts the executables of the architectures.
struct BenchmarkProcess {
  static let product = "benchmark"

  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the arms.
  let seed: UInt64
  let progress: ProgressLine

  /// Builds what the plan needs, and times all of it.
  func run(architectures: [String]) throws -> TimeResults {
    let executable = plan.parts.isEmpty ? nil : try build()
    var cost = try launch(executable, architectures: architectures)
    if plan.startsExecutables { startExecutables(of: architectures, addingTo: &cost) }
    return cost
  }

  func build() throws -> URL {
    progress.show("building the benchmark with optimisation")
    return try ReleaseBuild(package: package).run(Self.product)
  }

  /// All launches of the benchmark as one run.
  ///
  /// - Parameters:
  ///   - executable: nil if the plan has no part for it.
  ///   - further: the architectures that also take part in the parts of the plan that are of all.
  func launch(_ executable: URL?, architectures: [String], further: [String] = []) throws -> TimeResults {
    let launches = try executable.map { executable in
      try (1...plan.launches).map { launch in
        BenchmarkRun(
          joining: try plan.parts.map { part in
            let names = architectures + (part.isOfAll ? further : [])
            return try Subprocess.json(
              executable, called: Self.product, arguments(launch: launch, part: part, architectures: names))
          })
      }
    }
    return TimeResults(
      run: try BenchmarkRun(launches: launches ?? []), launches: plan.launches, rounds: plan.rounds,
      capMilliseconds: plan.capMilliseconds, isQuick: plan.isQuick, seed: seed)
  }

  /// All launches have the same seed, as their orders are balanced together; each has its own number.
  private func arguments(launch: Int, part: BenchmarkPlan.PlanPart, architectures: [String]) -> [String] {
    [
      "--architectures", architectures.joined(separator: ","),
      "--workloads", part.workloads.joined(separator: ","),
      "--sizes", part.sizes.map(String.init).joined(separator: ","),
      "--rounds", String(plan.rounds), "--cap", String(plan.capMilliseconds),
      "--seed", String(seed), "--launch", String(launch),
      "--label", "measuring, launch \(launch) of \(plan.launches)",
    ]
  }

  /// Adds the time of each executable from its start to its end, or the reason why it is not known: the other times
  /// stay valid if an executable can't be built, for lack of SQLite for instance.
  func startExecutables(of architectures: [String], addingTo cost: inout TimeResults) {
    let workload = StartUpSampling.workload
    do {
      let executables = try architectures.map { name in
        progress.show("building \(name) with optimisation")
        return (name: name, url: try ReleaseBuild(package: package).run(name))
      }
      progress.show("starting the executables")
      let launches = try (1...plan.launches).map { launch in
        let cell = try StartUpSampling(plan: sampling(launch: launch)).run(executables)
        return BenchmarkRun(workloads: [workload], cells: [cell])
      }
      cost.run = BenchmarkRun(joining: [cost.run, try BenchmarkRun(launches: launches)])
    } catch {
      let reason = (error as? ReleaseBuild.Failure)?.summary ?? "\(error)"
      cost.notMeasured.append(.init(workload: workload, reason: reason))
    }
  }

  /// The sampling plan of one launch, which has its own order of the executables.
  func sampling(launch: Int) -> SamplingPlan {
    let order = StartingOrder(seed: seed, workload: StartUpSampling.workload.id, size: 0)
    return SamplingPlan(
      rounds: plan.rounds, minimumRounds: min(5, plan.rounds), cap: .milliseconds(Self.startUpCap),
      seed: order.samplingSeed(turn: launch - 1))
  }

  /// In milliseconds. It is this long because starting a process takes longer than a whole round of a small workload.
  private static let startUpCap = 1_500
}

/// Builds the program that counts allocations, memory, comparisons and instructions, and runs it.
struct CountProcess {
  let package: Package
  let plans: [CountPlan]
  /// Settings of its environment, `NAME=VALUE`.
  var settings: [String] = []
  let progress: ProgressLine

  /// The counts, or the reason why there are none: the times don't need them.
  func run() -> Measured<CountResults> {
    do {
      progress.show("building the counter with optimisation")
      let executable = try ReleaseBuild(package: package).run("count")
      progress.show("counting")
      // Counts are the same on a busy machine: each plan has a core of its own.
      let counts = plans.concurrentMap { [settings] plan in
        Result<CountResults, any Error> {
          try Subprocess.json(executable, called: "counter", plan.arguments, settings: settings)
        }
      }
      return .measured(CountResults(try counts.map { try $0.get() }))
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
