import Foundation
import Measurement
import Results

/// Times the executables of the architectures from the start of the process to its end, side by side.
struct StartUpSampling {
  static let workload = BenchmarkRun.Workload(
    id: WorkloadID.startUp,
    summary: "Start the executable, launch the app without contacts, print its first screen, and end",
    operation: "process")
  /// What the executables are told to do.
  static let scenario = "scenario \"Start\"\nlaunch\n"

  let plan: SamplingPlan

  /// One launch of the cell: an arm for each executable, and the first one again as the control.
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
    if let (name, program) = programs.first { programs.append((ReferenceArm.again(name), program)) }

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
    return try CellSamples(workload: Self.workload.id, size: 0, arms: arms.map(\.name), launches: [times])
  }
}
