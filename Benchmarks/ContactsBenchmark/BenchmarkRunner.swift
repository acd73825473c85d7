import CommandLineKit
import ContactsWorkloads
import Measurement
import Results

/// Measures every workload at every size: all arms of a cell side by side.
struct BenchmarkRunner {
  let options: BenchmarkOptions
  let progress: ProgressLine

  /// Throws where a contender did not do what was measured.
  func run() throws -> BenchmarkRun {
    let source = FixtureSource(largest: options.sizes.max() ?? 0)
    // Those that leave the list as it was come first, so that all others can share the same subjects.
    let workloads = options.workloads.filter { !$0.growsList } + options.workloads.filter(\.growsList)
    var cells: [CellSamples] = []
    for size in options.sizes {
      let count = min(Self.settings(size: size), options.rounds)
      let settings = try (0..<count).map { index in
        let setting = Setting(
          source.fixture(size: size, pool: SubjectPool()), rounds: options.rounds / count,
          cap: options.cap / count, warmUpCap: options.cap / Self.capsPerWarmUp / count,
          minimumRounds: count > 1 ? Self.leastRounds : Self.leastRoundsOfOne, seed: options.seed,
          turn: (options.launch - 1) * count + index)
        return try workloads.map { workload in
          progress.show("\(workload.id), \(size) contacts")
          return try setting.measure(workload, options.contenders)
        }
      }
      for index in workloads.indices {
        cells.append(try CellSamples(joining: settings.map { $0[index] }))
      }
    }
    return BenchmarkRun(
      workloads: options.workloads.map(\.description),
      cells: options.workloads.flatMap { workload in cells.filter { $0.workload == workload.id } })
  }

  /// How often everything is built anew, with the rounds divided among the times.
  ///
  /// The addresses of an arm's objects can make it slower than an arm of the same code for as long as they live,
  /// sometimes by half. A median over the rounds of three buildings is not moved by one of them. On a million contacts
  /// building takes longer than the samples: there the launches of the run are the only repetition.
  private static func settings(size: Int) -> Int {
    size <= 100_000 ? 3 : 1
  }

  /// What is measured at the least in each of several buildings, even where one round takes longer than the cap.
  private static let leastRounds = 2
  /// The same where there is one building.
  private static let leastRoundsOfOne = 3
  /// How many times as long as all its warming up a cell may take for its samples. Of so many arms there is nearly always
  /// one that has not settled yet: warming up takes all the time that it is given.
  private static let capsPerWarmUp = 4
}

/// Subjects that were built for one fixture, on which each workload gets its rounds.
struct Setting {
  let fixture: Fixture
  let rounds: Int
  let minimumRounds: Int
  let cap: Duration
  let warmUpCap: Duration
  /// The seed of the run.
  let seed: UInt64
  /// Which building of this size it is, counted from 0 over all launches of the run.
  let turn: Int

  init(
    _ fixture: Fixture, rounds: Int, cap: Duration, warmUpCap: Duration, minimumRounds: Int, seed: UInt64,
    turn: Int
  ) {
    self.fixture = fixture
    self.rounds = max(1, rounds)
    self.minimumRounds = min(minimumRounds, max(1, rounds))
    self.cap = cap
    self.warmUpCap = warmUpCap
    self.seed = seed
    self.turn = turn
  }

  /// One launch of the workload's cell. Throws where a contender did not do what was measured.
  func measure(_ workload: Workload, _ contenders: [Contender]) throws -> CellSamples {
    let order = StartingOrder(seed: seed, workload: workload.id, size: fixture.stored.count)
    let measured = started(workload.entries(contenders, fixture), order)
    let arms = measured.map(\.arm) + [CalibrationLoop().arm(name: ReferenceArm.calibration)]
    let plan = SamplingPlan(
      rounds: rounds, minimumRounds: minimumRounds, cap: cap, warmUpCap: warmUpCap,
      seed: order.samplingSeed(turn: turn))
    let times = Sampler(plan: plan).run(arms)
    for entry in measured { try entry.verify() }
    let names = arms.map(\.name)
    return try CellSamples(
      workload: workload.id, size: fixture.stored.count, arms: names,
      launches: [LaunchSamples(arms: names, times: times)])
  }

  /// Starts the entries in the order of this turn: who comes first finds another heap than who comes last, and must not
  /// always be the same. The arms come in the order of the entries all the same.
  private func started(
    _ entries: [WorkloadEntry], _ order: StartingOrder
  ) -> [(arm: Arm, verify: () throws -> Void)] {
    order.of(entries.count, turn: turn).map { (index: $0, entry: entries[$0].measuredArm()) }
      .sorted { $0.index < $1.index }.map(\.entry)
  }
}
