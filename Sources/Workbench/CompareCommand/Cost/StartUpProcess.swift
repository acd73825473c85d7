import CommandLineKit
import Measurement
import Report
import Results

/// Builds the executables of the architectures, and times how long each takes from its start to its end.
struct StartUpProcess {
  let package: Package
  let plan: BenchmarkPlan
  /// The seed of the orders of the arms.
  let seed: UInt64
  let progress: ProgressLine

  /// Adds the workload to what was measured, or the reason why it could not be: an executable that can't be built, for
  /// want of SQLite for instance, says nothing against the other times.
  func run(architectures: [String], addingTo cost: CostResults) -> CostResults {
    do {
      let executables = try architectures.map { name in
        progress.show("building \(name) with optimisation")
        return (name: name, url: try ReleaseBuild(package: package).run(name))
      }
      progress.show("starting the executables")
      var cell = try StartUpSampling(plan: sampling(launch: 1)).run(executables)
      for launch in 1..<plan.launches {
        try cell.append(launchesOf: StartUpSampling(plan: sampling(launch: launch + 1)).run(executables))
      }
      return cost.adding(StartUpSampling.workload, cell)
    } catch let failure as ReleaseBuild.Failure {
      return cost.missing(StartUpSampling.workload, reason: failure.summary)
    } catch {
      return cost.missing(StartUpSampling.workload, reason: "\(error)")
    }
  }

  /// What one launch samples: each has its own order of the executables.
  func sampling(launch: Int) -> SamplingPlan {
    let order = StartingOrder(seed: seed, workload: StartUpSampling.workload.id, size: 0)
    return SamplingPlan(
      rounds: plan.rounds, minimumRounds: min(5, plan.rounds), cap: .milliseconds(Self.capMilliseconds),
      seed: order.samplingSeed(turn: launch - 1))
  }

  /// A process takes milliseconds to start: more than a round of the small workloads takes in all.
  private static let capMilliseconds = 1_500
}
