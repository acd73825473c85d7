import Foundation
import Measurement
import Testing

/// What the control says of whole runs whose truth is known, by the rule of the report: a run is unreliable if more cells
/// fail than chance explains, or one that the overview shows.
///
/// A run has the cells of a full run, each with a spread drawn from those of real runs. A building has 5 rounds in place
/// of 50, which are as much less noisy.
@Suite struct ControlSimulationTests {
  private static let cells = 55
  /// Cells that the overview shows.
  private static let headlines = 3
  private static let bootstrap = HierarchicalBootstrap(resamples: 200)

  private func checks(bias: Double, cells: Int = cells, seed: UInt64) throws -> [ControlCheck] {
    var generator = SeededGenerator([seed])
    return try (0..<cells).map { _ in
      let (lowest, highest) = (Spread.rounds.lowerBound, Spread.rounds.upperBound)
      let round = lowest * pow(highest / lowest, Double.random(in: 0...1, using: &generator))
      return try check(bias: bias, round: round, controls: cells, seed: generator.next())
    }
  }

  private func check(bias: Double, round: Double, controls: Int, seed: UInt64) throws -> ControlCheck {
    let real = Spread.ofControl(round: round)
    let spread = Spread(round: round / 10.0.squareRoot(), building: real.building, launch: real.launch)
    var machine = SimulatedMachine(trueRatio: 1 + bias, spread: spread, seed: seed)
    let ratios = machine.logRatios(launches: 6, roundsPerBuilding: 5)
    return ControlCheck(try Self.bootstrap.distribution(of: ratios), controls: controls)
  }

  private func isReliable(_ checks: [ControlCheck], headlines: Int) -> Bool {
    checks.count { $0 == .failed } <= ControlCheck.maximumChanceFailures
      && !checks.prefix(headlines).contains(.failed)
  }

  // Of 200 runs that each pass with 95 %, 199 or more would pass with a probability of 0.0004.
  @Test func `a sound run passes with at least 95 %`() throws {
    let passed = try (0..<200 as Range<UInt64>).count {
      isReliable(try checks(bias: 0, seed: $0), headlines: Self.headlines)
    }
    #expect(passed >= 199)
  }

  // Of 1,000 answers that each pass with 95 %, 967 or more would pass with a probability of 0.006.
  @Test func `a sound answer, of which every cell is a main result, passes with at least 95 %`() throws {
    let passed = try (0..<1_000 as Range<UInt64>).count {
      isReliable(try checks(bias: 0, cells: 6, seed: $0), headlines: 6)
    }
    #expect(passed >= 967)
  }

  // Of 100 runs that are each caught with 90 %, 97 or more would be caught with a probability of 0.008.
  @Test(arguments: [0.03, -0.03])
  func `3 % in one participant is caught with at least 90 %`(bias: Double) throws {
    let caught = try (0..<100 as Range<UInt64>).count {
      !isReliable(try checks(bias: bias, seed: $0), headlines: Self.headlines)
    }
    #expect(caught >= 97)
  }

  // Half of the cells of real runs are no noisier.
  @Test func `3 % in one cell of the usual spread is caught there with at least 90 %`() throws {
    let failed = try (0..<1_000).count { run in
      try check(bias: 0.03, round: 0.019, controls: Self.cells, seed: UInt64(run)) == .failed
    }
    #expect(failed >= 925)
  }

  @Test func `most sound cells are precise enough to be judged`() throws {
    let outcomes = try (0..<20 as Range<UInt64>).flatMap { try checks(bias: 0, seed: $0) }
    let imprecise = outcomes.count { $0 == .imprecise }
    #expect(Double(imprecise) <= 0.2 * Double(outcomes.count))
  }

  /// How many cells pass of 1,000 whose processes vary by `spread`.
  private func passing(_ spread: Double, bias: Double) throws -> Int {
    try (0..<1_000).count { run in
      // Within a process the rounds agree: what varies is the process.
      let spread = Spread(round: 0.05 * spread, building: 0, launch: spread)
      var machine = SimulatedMachine(trueRatio: 1 + bias, spread: spread, seed: UInt64(run) * 7_919 + 11)
      let ratios = machine.logRatios(launches: 6, roundsPerBuilding: 12)
      return ControlCheck(try Self.bootstrap.distribution(of: ratios), controls: Self.cells) == .passed
    }
  }

  /// What details/method.md says of the control is what it does.
  @Test(arguments: [(0.005, 100), (0.01, 98), (0.015, 62)])
  func `the more the processes vary, the fewer sound cells pass`(spread: Double, percent: Int) throws {
    #expect(Int((Double(try passing(spread, bias: 0)) / 10).rounded()) == percent)
  }

  // Of 1,000 cells that each pass with 0.5 %, 12 or more would pass with a probability of 0.005.
  @Test(arguments: [0.005, 0.01, 0.015], [ControlCheck.bias, -ControlCheck.bias])
  func `a cell with a bias passes in at most 0.5 %`(spread: Double, bias: Double) throws {
    #expect(try passing(spread, bias: bias) < 12)
  }
}
