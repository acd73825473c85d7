import CommandLineKit
import Foundation
import Measurement

/// Times the workloads of a plan: those of the benchmark, and the start of the executables.
struct CostProcess {
  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the arms.
  let seed: UInt64
  let progress: ProgressLine

  func run(architectures: [String]) throws -> CostResults {
    let startUp = StartUpSampling.workload.id
    let cost = try benchmark(plan.limited(to: plan.workloads.filter { $0 != startUp }), architectures)
    guard plan.workloads.contains(startUp) else { return cost }
    return StartUpProcess(package: package, plan: plan, seed: seed, progress: progress)
      .run(architectures: architectures, addingTo: cost)
  }

  private func benchmark(_ plan: BenchmarkPlan, _ architectures: [String]) throws -> CostResults {
    guard !plan.parts.isEmpty else {
      return CostResults(
        run: BenchmarkRun(workloads: [], cells: []), launches: plan.launches, rounds: plan.rounds,
        capMilliseconds: plan.capMilliseconds, isQuick: plan.isQuick, seed: seed)
    }
    let benchmark = BenchmarkProcess(package: package, plan: plan, seed: seed, progress: progress)
    return try benchmark.run(try benchmark.build(), architectures: architectures)
  }
}

/// Builds the benchmark and launches it as often as the plan says.
struct BenchmarkProcess {
  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the arms.
  let seed: UInt64
  let progress: ProgressLine

  /// Builds the benchmark.
  func build() throws -> URL {
    progress.show("building the benchmark with optimisation")
    return try ReleaseBuild(package: package).run(Self.product)
  }

  static let product = "benchmark"

  /// All launches as one run.
  ///
  /// - Parameter further: the architectures that take part beside these where the plan is of all.
  func run(_ executable: URL, architectures: [String], further: [String] = []) throws -> CostResults {
    try TemporaryFolder.use(named: "benchmark") { folder in
      try run(executable, architectures: architectures, further: further, in: folder)
    }
  }

  private func run(
    _ executable: URL, architectures: [String], further: [String], in folder: URL
  ) throws -> CostResults {
    var run: BenchmarkRun?
    for launch in 1...plan.launches {
      let file = folder.appendingPathComponent("\(launch).json")
      let launched = BenchmarkRun(
        joining: try plan.parts.map { part in
          let arguments = arguments(
            launch: launch, part: part, architectures: architectures + (part.isOfAll ? further : []),
            output: file.path)
          let outcome = try Subprocess.run([executable.path] + arguments)
          guard outcome.status == 0 else {
            throw CommandFailure.unavailable("the benchmark ended with status \(outcome.status)")
          }
          return try JSONDecoder().decode(BenchmarkRun.self, from: Data(contentsOf: file))
        })
      if run == nil {
        run = launched
      } else {
        try run?.append(launchesOf: launched)
      }
    }
    guard let run else { throw CommandFailure.unavailable("the benchmark was not launched") }
    return CostResults(
      run: run, launches: plan.launches, rounds: plan.rounds, capMilliseconds: plan.capMilliseconds,
      isQuick: plan.isQuick, seed: seed)
  }

  /// The same seed for all launches, which balance their orders together, and to each its own number.
  func arguments(
    launch: Int, part: BenchmarkPlan.PlanPart, architectures: [String], output: String
  ) -> [String] {
    [
      "--architectures", architectures.joined(separator: ","),
      "--workloads", part.workloads.joined(separator: ","),
      "--sizes", part.sizes.map(String.init).joined(separator: ","),
      "--rounds", String(plan.rounds), "--cap", String(plan.capMilliseconds),
      "--seed", String(seed), "--launch", String(launch),
      "--label", "measuring, launch \(launch) of \(plan.launches)", "--json", output,
    ]
  }
}

/// Builds the program that counts allocations, memory, comparisons and instructions, and runs it.
struct CountProcess {
  let package: Package
  let plans: [CountPlan]
  let progress: ProgressLine

  /// The counts, or why there are none: times can be had without them.
  func run() -> Measured<CountResults> {
    do {
      progress.show("building the counter with optimisation")
      let executable = try ReleaseBuild(package: package).run("count")
      progress.show("counting")
      return .measured(
        CountResults(try plans.map { try run(executable, $0) }))
    } catch {
      return .notMeasured(reason: "\(error)")
    }
  }

  private func run(_ executable: URL, _ plan: CountPlan) throws -> CountResults {
    try TemporaryFolder.use(named: "count") { folder in
      let file = folder.appendingPathComponent("counts.json")
      let outcome = try Subprocess.run([executable.path] + plan.arguments(output: file.path))
      guard outcome.status == 0 else {
        throw CommandFailure.unavailable("the counter ended with status \(outcome.status)")
      }
      return try JSONDecoder().decode(CountResults.self, from: Data(contentsOf: file))
    }
  }
}
