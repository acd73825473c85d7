import CommandLineKit
import Foundation
import Measurement

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

/// Times the executables of the architectures from the start of the process to its end, side by side.
struct StartUpSampling {
  static let workload = WorkloadDescription(
    id: WorkloadID.startUp,
    summary: "Start the executable, launch the app without contacts, print its first screen, and end",
    operation: "process")
  /// What the executables are told to do.
  static let scenario = "scenario \"Start\"\nlaunch\n"

  let plan: SamplingPlan

  /// One launch of the cell: an arm for each executable, and each again as its control.
  ///
  /// Throws ``Program/Failure`` where an executable does not start or fails, a `CocoaError` where the scenario can't be
  /// written, and a `SampleShapeError` for two executables of one name.
  func run(_ executables: [(name: String, url: URL)]) throws -> CellSamples {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).scenario")
    try Data(Self.scenario.utf8).write(to: input)
    defer { unlink(input.path) }

    var programs = executables.map { name, url in
      (name, Program(executable: url, arguments: ["--scenario", "-"], input: input))
    }
    for (_, program) in programs { try program.run() }
    programs += programs.map { name, program in (ReferenceArm.again(name), program) }

    var failure: Program.Failure?
    let arms = programs.map { name, program in
      Arm(
        name: name,
        run: {
          do throws(Program.Failure) {
            try program.run()
          } catch {
            failure = error
          }
        })
    }
    let times = Sampler(plan: plan).run(arms)
    if let failure { throw failure }
    let names = arms.map(\.name)
    return try CellSamples(
      workload: Self.workload.id, size: 0, arms: names, launches: [LaunchSamples(arms: names, times: times)])
  }
}

extension CostResults {
  /// The same with one more workload of one cell.
  func adding(_ workload: WorkloadDescription, _ cell: CellSamples) -> CostResults {
    var cost = self
    cost.run = BenchmarkRun(workloads: run.workloads + [workload], cells: run.cells + [cell])
    return cost
  }

  /// The same with one more workload that could not be timed.
  func missing(_ workload: WorkloadDescription, reason: String) -> CostResults {
    var cost = self
    cost.notMeasured.append(MissingWorkload(workload: workload, reason: reason))
    return cost
  }
}
