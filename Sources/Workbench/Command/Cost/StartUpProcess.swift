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
  func run(_ executables: [(name: String, url: URL)]) throws -> CellSamples {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).scenario")
    try Data(Self.scenario.utf8).write(to: input)
    defer { unlink(input.path) }

    var programs = executables.map { name, url in
      (name, Program(executable: url, arguments: ["--scenario", "-"], input: input))
    }
    for (_, program) in programs { try program.run() }
    programs += programs.map { name, program in (ReferenceArm.again(name), program) }

    var failure: CommandFailure?
    let arms = programs.map { name, program in
      Arm(
        name: name,
        run: {
          do throws(CommandFailure) {
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

/// A program that is started many times, with the same input; its output is discarded.
struct Program {
  let executable: URL
  let arguments: [String]
  /// The file that it reads as standard input.
  let input: URL

  /// Starts the program and waits until it has ended.
  func run() throws(CommandFailure) {
    var words = ([executable.path] + arguments).map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + environment { free(pointer) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    var process: pid_t = 0
    let error = posix_spawn(&process, executable.path, &actions, nil, &words, &environment)
    guard error == 0 else {
      throw .unavailable("cannot start \(executable.path): \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { throw .unavailable("lost \(executable.path)") }
    }
    guard status == 0 else {
      throw .unavailable("\(executable.path) ended with wait status \(status)")
    }
  }
}
