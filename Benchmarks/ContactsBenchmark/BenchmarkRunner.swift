import CommandLineKit
import ContactsWorkloads
import Measurement

/// Measures every workload at every size: all participants of a cell side by side.
struct BenchmarkRunner {
  let options: BenchmarkOptions
  let progress: ProgressLine

  /// Throws where a participant did not do what was measured.
  ///
  /// - Parameter source: fixtures of the largest size at least; nil makes them.
  func run(on source: FixtureSource? = nil) throws -> BenchmarkRun {
    let source = source ?? FixtureSource(largest: options.sizes.max() ?? 0)
    // Those that leave the list as it was come first, so that all others can share the same subjects.
    let workloads = options.workloads.filter { !$0.growsList } + options.workloads.filter(\.growsList)
    var cells: [CellSamples] = []
    for size in options.sizes {
      let passes = try passes(size: size).map { pass in
        let fixture = source.fixture(size: size, pool: SubjectPool())
        return try workloads.map { workload in
          progress.show("\(workload.id), \(size) contacts")
          return try pass.measure(workload, options.participants, on: fixture)
        }
      }
      for index in workloads.indices {
        cells.append(try CellSamples(joining: passes.map { $0[index] }))
      }
    }
    return BenchmarkRun(
      workloads: options.workloads.map(\.description),
      cells: options.workloads.flatMap { workload in cells.filter { $0.workload == workload.id } })
  }

  /// One for each time that everything is built in this launch, the rounds and the time divided among them.
  func passes(size: Int) -> [MeasurementPass] {
    let count = min(Self.buildings(size: size), options.rounds)
    return (0..<count).map { index in
      let rounds = options.rounds / count
      return MeasurementPass(
        rounds: rounds, minimumRounds: min(count > 1 ? Self.leastRounds : Self.leastRoundsOfOne, rounds),
        cap: options.cap / count, warmUpCap: options.cap / Self.capsPerWarmUp / count, seed: options.seed,
        index: (options.launch - 1) * count + index)
    }
  }

  /// How often everything is built anew.
  ///
  /// The addresses of a participant's objects can make it slower than a participant of the same code for as long as
  /// they live, sometimes by half. A median over the rounds of three buildings is not moved by one of them. On a
  /// million contacts building takes longer than the samples: there the launches of the run are the only repetition.
  private static func buildings(size: Int) -> Int {
    size <= 100_000 ? 3 : 1
  }

  /// What is measured at the least in each of several buildings, even where one round takes longer than the cap.
  private static let leastRounds = 2
  /// The same where there is one building.
  private static let leastRoundsOfOne = 3
  /// How many times as long as all its warming up a cell may take for its samples. Of so many participants there is
  /// nearly always one that has not settled yet: warming up takes all the time that it is given.
  private static let capsPerWarmUp = 4
}

/// How much each workload is sampled on the subjects of one building.
struct MeasurementPass {
  let rounds: Int
  let minimumRounds: Int
  let cap: Duration
  let warmUpCap: Duration
  let seed: UInt64
  /// Which building of this size it is, counted from 0 over all launches of the run.
  let index: Int

  /// One launch of the workload's cell. Throws where a participant did not do what was measured.
  func measure(
    _ workload: Workload, _ participants: [Participant], on fixture: Fixture
  ) throws -> CellSamples {
    let order = StartingOrder(seed: seed, workload: workload.id, size: fixture.stored.count)
    let measured = started(workload.entries(participants, fixture), order)
    let participants =
      measured.map(\.code) + [CalibrationLoop().timedCode(name: ReferenceParticipant.calibration)]
    let times = Sampler(plan: plan(order)).run(participants)
    for entry in measured { try entry.verify() }
    let names = participants.map(\.name)
    return try CellSamples(
      workload: workload.id, size: fixture.stored.count, participants: names,
      launches: [LaunchSamples(participants: names, times: times)])
  }

  /// How the samples are taken: in rounds of an order that no other building or launch has.
  func plan(_ order: StartingOrder) -> SamplingPlan {
    SamplingPlan(
      rounds: rounds, minimumRounds: minimumRounds, cap: cap, warmUpCap: warmUpCap,
      seed: order.samplingSeed(turn: index))
  }

  /// Starts the entries in the order of this pass: who comes first finds another heap than who comes last, and must not
  /// always be the same. The participants come in the order of the entries all the same.
  private func started(
    _ entries: [WorkloadEntry], _ order: StartingOrder
  ) -> [(code: TimedCode, verify: () throws -> Void)] {
    order.of(entries.count, turn: index).map { (index: $0, entry: entries[$0].timedCode()) }
      .sorted { $0.index < $1.index }.map(\.entry)
  }
}
