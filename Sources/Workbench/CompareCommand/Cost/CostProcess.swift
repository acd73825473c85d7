import CommandLineKit
import Measurement
import Report
import Results

/// Times the workloads of a plan, be they the benchmark's or the start of the executables.
struct CostProcess {
  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the arms.
  let seed: UInt64
  let progress: ProgressLine

  /// Throws ``BenchmarkProcess/Failure``, and ``ReleaseBuild/Failure`` for a benchmark that can't be built.
  func run(architectures: [String]) throws -> CostResults {
    let startUp = StartUpSampling.workload.id
    let cost = try benchmark(plan.limited(to: plan.workloads.filter { $0 != startUp }), architectures)
    guard plan.workloads.contains(startUp) else { return cost }
    return StartUpProcess(package: package, plan: plan, seed: seed, progress: progress)
      .run(architectures: architectures, addingTo: cost)
  }

  private func benchmark(_ plan: BenchmarkPlan, _ architectures: [String]) throws -> CostResults {
    guard !plan.workloads.isEmpty else {
      return CostResults(
        run: BenchmarkRun(workloads: [], cells: []), launches: plan.launches, rounds: plan.rounds,
        capMilliseconds: plan.capMilliseconds, isQuick: plan.isQuick, seed: seed)
    }
    let benchmark = BenchmarkProcess(package: package, plan: plan, seed: seed, progress: progress)
    return try benchmark.run(try benchmark.build(), architectures: architectures)
  }
}
