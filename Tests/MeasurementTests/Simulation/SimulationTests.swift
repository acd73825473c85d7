import Measurement
import Testing

/// What the whole comparison says of a machine whose truth is known.
///
/// A run is 6 launches of three buildings, as a full run has them, with 6 rounds each and 400 resamples, which are fewer.
/// Each is judged alone, as a single cell: among many, Holm's correction only takes verdicts back.
@Suite struct SimulationTests {
  private func compare(
    trueRatio: Double, _ spread: Spread, launches: Int = 6, runs: Int = 1_000
  ) throws -> [RatioDistribution] {
    try (0..<runs).map { run in
      var machine = SimulatedMachine(trueRatio: trueRatio, spread: spread, seed: UInt64(run) * 7_919 + 11)
      let ratios = machine.logRatios(launches: launches, roundsPerBuilding: 6)
      return try HierarchicalBootstrap(resamples: 400, seed: 1).distribution(of: ratios)
    }
  }

  private func verdicts(_ comparisons: [RatioDistribution]) -> [Verdict: Int] {
    let verdicts = comparisons.flatMap { Judge.judge([$0]) }.map(\.verdict)
    return Dictionary(grouping: verdicts, by: { $0 }).mapValues(\.count)
  }

  private func missing(_ truth: Double, _ comparisons: [RatioDistribution]) -> Int {
    comparisons.map { $0.estimate() }.count { $0.lower > truth || $0.upper < truth }
  }

  private static let usual = Spread.ofArchitectures(round: 0.015, launch: 0.5)

  // An interval that missed in 1.5 % would do so in 46 of 4,000 cells or fewer with a probability of 0.04.
  @Test(arguments: [
    Spread.ofControl(round: 0.02), usual, .ofArchitectures(round: 0.06, launch: 0),
    .ofArchitectures(round: 0.005, launch: 1.5),
  ])
  func `the 99 % interval misses the truth in at most 1.5 % of the cells`(spread: Spread) throws {
    let comparisons = try compare(trueRatio: 1.1, spread, runs: 4_000)
    #expect(missing(1.1, comparisons) <= 46)
  }

  @Test func `no difference is called a difference in at most 5 % of the cells`() throws {
    let verdicts = verdicts(try compare(trueRatio: 1, Self.usual))
    #expect(verdicts[.slower, default: 0] + verdicts[.faster, default: 0] <= 50)
  }

  // The hardest truth to be right about: any verdict on it is wrong.
  @Test func `a ratio at the margin gets a verdict in at most 5 % of the cells`() throws {
    #expect(verdicts(try compare(trueRatio: 1.02, Self.usual))[.inconclusive, default: 0] >= 950)
  }

  @Test(arguments: [(1.05, Verdict.slower), (0.95, Verdict.faster)])
  func `a difference of 5 % is found in at least 90 % of the cells`(truth: Double, verdict: Verdict) throws {
    #expect(verdicts(try compare(trueRatio: truth, Self.usual))[verdict, default: 0] >= 900)
  }
}
