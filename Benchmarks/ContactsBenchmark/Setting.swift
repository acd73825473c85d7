import ContactsWorkloads
import Measurement
import Results

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
