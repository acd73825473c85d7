import ArchitectureCatalog
import Console
import ContactsWorkloads
import Measurement

/// Measures every workload at every size: all arms of a cell side by side.
struct BenchmarkRunner {
  let options: BenchmarkOptions
  let progress: ProgressLine

  /// Throws where a contender did not do what was measured.
  func run() throws -> BenchmarkRun {
    let source = FixtureSource(largest: options.sizes.max() ?? 0)
    var cells: [CellSamples] = []
    for size in options.sizes {
      let fixture = source.fixture(size: size, pool: SubjectPool())
      // Those that leave the list as it was come first, so that all others can share the same subjects.
      let workloads = options.workloads.filter { !$0.growsList } + options.workloads.filter(\.growsList)
      for workload in workloads {
        progress.show("\(workload.id), \(size) contacts")
        cells.append(try cell(workload, fixture, seed: options.seed &* 1_000 &+ UInt64(cells.count)))
      }
    }
    return BenchmarkRun(
      workloads: options.workloads.map(\.description),
      cells: options.workloads.flatMap { workload in cells.filter { $0.workload == workload.id } })
  }

  private func cell(_ workload: Workload, _ fixture: Fixture, seed: UInt64) throws -> CellSamples {
    let measured = Self.started(workload.entries(options.contenders, fixture), seed: seed)
    let plan = SamplingPlan(
      rounds: options.rounds, minimumRounds: min(Self.minimumRounds, options.rounds), cap: options.cap,
      seed: seed)
    let arms = measured.map(\.arm) + [CalibrationLoop().arm(name: Baseline.calibration)]
    let times = Sampler(plan: plan).run(arms)
    for entry in measured { try entry.verify() }
    return try CellSamples(
      workload: workload.id, size: fixture.stored.count, arms: arms.map(\.name), launches: [times])
  }

  /// Starts the entries in a random order: who comes first finds another heap than who comes last, and must not always
  /// be the same. The arms come in the order of the entries all the same.
  private static func started(
    _ entries: [WorkloadEntry], seed: UInt64
  ) -> [(arm: Arm, verify: () throws -> Void)] {
    var generator = SeededGenerator(seed: seed)
    return entries.enumerated().shuffled(using: &generator).map { ($0.offset, $0.element.measuredArm()) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What is measured at the least, even where one round takes longer than the cap.
  private static let minimumRounds = 4
}
