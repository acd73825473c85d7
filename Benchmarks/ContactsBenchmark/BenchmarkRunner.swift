import ArchitectureCatalog
import Console
import ContactsDomain
import Measurement

/// Measures every workload at every size: all arms of a cell side by side.
struct BenchmarkRunner {
  let options: BenchmarkOptions
  let progress: ProgressLine

  /// Throws where a contender did not do what was measured.
  func run() throws -> BenchmarkRun {
    // One seed for the names, whatever the launch: every launch measures the same lists.
    var generator = NameGenerator(seed: 7)
    let names = generator.names(options.sizes.max() ?? 0)
    let added = (0..<Self.addedContacts).map { _ in generator.next() }
    var cells: [CellSamples] = []
    for workload in options.workloads {
      for size in options.sizes {
        progress.show("\(workload.id), \(size) contacts")
        let fixture = Fixture(stored: Array(names.prefix(size)), added: added)
        cells.append(try cell(workload, fixture, seed: options.seed &* 1_000 &+ UInt64(cells.count)))
      }
    }
    return BenchmarkRun(workloads: options.workloads.map(\.description), cells: cells)
  }

  private func cell(_ workload: Workload, _ fixture: Fixture, seed: UInt64) throws -> CellSamples {
    let measured = contenders.map { workload.arm($0, fixture) }
    let plan = SamplingPlan(
      rounds: options.rounds, minimumRounds: min(Self.minimumRounds, options.rounds), cap: options.cap,
      seed: seed)
    let arms = measured.map(\.arm) + [CalibrationLoop().arm(name: Baseline.calibration)]
    let times = Sampler(plan: plan).run(arms)
    for arm in measured { try arm.verify() }
    return try CellSamples(
      workload: workload.id, size: fixture.stored.count, arms: arms.map(\.name), launches: [times])
  }

  private var contenders: [Contender] {
    var contenders = options.architectures.map { architecture in
      Contender(name: architecture.name) { ArchitectureSubject(architecture, names: $0) }
    }
    if let first = options.architectures.first {
      contenders.append(Contender(name: Baseline.again(first.name)) { ArchitectureSubject(first, names: $0) })
    }
    contenders.append(Contender(name: Baseline.toolkit) { ToolkitSubject(names: $0) })
    contenders.append(Contender(name: Baseline.domain) { DomainSubject(names: $0) })
    contenders.append(Contender(name: Baseline.reference) { ReferenceSubject(names: $0) })
    return contenders
  }

  /// What is measured at the least, even where one round takes longer than the cap.
  private static let minimumRounds = 5
  /// More than any cell adds before it starts over with a new list.
  private static let addedContacts = 20_000
}
