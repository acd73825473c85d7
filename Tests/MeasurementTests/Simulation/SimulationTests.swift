import Measurement
import Testing

/// What the whole comparison says of a machine whose truth is known, 1,000 runs for each truth.
///
/// A run is 5 launches of 30 rounds with 400 resamples, fewer than a real run takes. Each is judged alone, as a
/// single cell: among many, Holm's correction only takes verdicts back.
@Suite struct SimulationTests {
  private func compare(
    trueRatio: Double, launches: Int = 5, rounds: Int = 30, layoutDeviation: Double = 0.003
  ) throws -> [Comparison] {
    try (0..<1_000).map { run in
      var machine = SimulatedMachine(
        trueRatio: trueRatio, layoutDeviation: layoutDeviation, seed: UInt64(run) * 7_919 + 11)
      let ratios = try machine.logRatios(launches: launches, rounds: rounds)
      return Comparison(try HierarchicalBootstrap(resamples: 400, seed: 1).distribution(of: ratios))
    }
  }

  private func verdicts(_ comparisons: [Comparison]) -> [Verdict: Int] {
    let verdicts = comparisons.flatMap { Judge().judge([$0]) }.map(\.verdict)
    return Dictionary(grouping: verdicts, by: { $0 }).mapValues(\.count)
  }

  private func missing(_ truth: Double, _ comparisons: [Comparison]) -> Int {
    comparisons.count { $0.estimate.lower > truth || $0.estimate.upper < truth }
  }

  @Test func `no difference is called a difference in at most 5 % of the cells`() throws {
    let comparisons = try compare(trueRatio: 1)
    let verdicts = verdicts(comparisons)
    #expect(verdicts[.slower, default: 0] + verdicts[.faster, default: 0] <= 50)
    // Stricter, as the margin forgives much: the interval itself leaves out 1 no more often.
    #expect(missing(1, comparisons) <= 50)
    #expect(comparisons.count { ControlCheck($0.estimate) != .reliable } <= 50)
  }

  // The hardest truth to be right about: any verdict on it is wrong.
  @Test func `a ratio at the margin gets a verdict in at most 5 % of the cells`() throws {
    let comparisons = try compare(trueRatio: 1.02)
    #expect(verdicts(comparisons)[.inconclusive, default: 0] >= 950)
    #expect(missing(1.02, comparisons) <= 50)
  }

  @Test(arguments: [(1.05, Verdict.slower), (0.95, Verdict.faster)])
  func `a difference of 5 % is found in at least 90 % of the cells`(truth: Double, verdict: Verdict) throws {
    #expect(verdicts(try compare(trueRatio: truth))[verdict, default: 0] >= 900)
  }

  // A single launch knows nothing of what another launch would do, so here launches do nothing to the arms. At 99 % it
  // misses about 3 % of the time with 60 rounds: within one launch there is no t-interval to widen it.
  @Test func `the interval of one launch holds what is true within it`() throws {
    let comparisons = try compare(trueRatio: 1, launches: 1, rounds: 60, layoutDeviation: 0)
    #expect(missing(1, comparisons) <= 50)
  }
}
