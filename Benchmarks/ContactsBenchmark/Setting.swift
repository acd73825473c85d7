import ContactsWorkloads
import Measurement

/// Subjects that were built for one fixture, on which each workload gets its rounds.
struct Setting {
  let fixture: Fixture
  let plan: SamplingPlan

  init(_ fixture: Fixture, rounds: Int, cap: Duration, warmUpCap: Duration, minimumRounds: Int, seed: UInt64)
  {
    self.fixture = fixture
    plan = SamplingPlan(
      rounds: max(1, rounds), minimumRounds: min(minimumRounds, max(1, rounds)), cap: cap,
      warmUpCap: warmUpCap, seed: seed)
  }

  /// One launch of the workload's cell. Throws where a contender did not do what was measured.
  func measure(_ workload: Workload, _ contenders: [Contender]) throws -> CellSamples {
    let measured = started(workload.entries(contenders, fixture))
    let arms = measured.map(\.arm) + [CalibrationLoop().arm(name: Baseline.calibration)]
    let times = Sampler(plan: plan).run(arms)
    for entry in measured { try entry.verify() }
    return try CellSamples(
      workload: workload.id, size: fixture.stored.count, arms: arms.map(\.name), launches: [times])
  }

  /// Starts the entries in a random order: who comes first finds another heap than who comes last, and must not always
  /// be the same. The arms come in the order of the entries all the same.
  private func started(_ entries: [WorkloadEntry]) -> [(arm: Arm, verify: () throws -> Void)] {
    var generator = SeededGenerator(seed: plan.seed)
    return entries.enumerated().shuffled(using: &generator).map { ($0.offset, $0.element.measuredArm()) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
