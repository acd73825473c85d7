import Testing

@testable import Measurement
@testable import Workbench

/// Whether patterns differ by more than their implementations do, by values that are worked out by hand.
@Suite struct PatternRangesTests {
  private func pair(
    _ own: [Double], _ others: [Double], margin: Double = 1
  ) -> PatternPair {
    let range = { (name: String, values: [Double]) in
      PatternRanges.PatternRange(pattern: name, values: values.sorted(), leading: values[0])
    }
    return PatternPair(own: range("B", own), others: range("A", others), margin: margin)
  }

  @Test func aRangeIsThatOfAllThatStandForThePattern() throws {
    let ranges = try PatternRanges(.codeLines, of: VariantSample().results()).ranges
    // Neither the steps of 1,000 lines nor the one line of the graph at launch are in them.
    #expect(
      ranges == [
        .init(pattern: "MVC", values: [100, 120, 140, 160], leading: 100),
        .init(pattern: "MVVM", values: [150, 180, 200, 220, 240], leading: 150),
        .init(pattern: "VIPER", values: [170, 300, 390, 400], leading: 300),
      ])
  }

  @Test func whatDoesNotBehaveIsInNoRange() throws {
    var results = try VariantSample().results()
    let sample = results.implementations.map { one in
      var one = one
      if one.name == "MVCWay3" { one.failure = "it shows another screen" }
      return one
    }
    results = VariantResults(
      sources: "", scenarios: 1, walks: 1, environment: results.environment, unreliability: nil,
      implementations: sample)
    #expect(PatternRanges(.codeLines, of: results).ranges[0].values == [100, 120, 140])
  }

  @Test func whatWasNotMeasuredHasNoRange() throws {
    let ranges = try PatternRanges(.addTime, of: VariantSample().results())
    #expect(ranges.ranges.map(\.pattern) == ["MVC", "MVVM"])
    #expect(ranges.pair("VIPER", over: "MVC") == nil)
    #expect(ranges.pair("MVVM", over: "MVC") != nil)
  }

  // 2 over (5 over 2) = 0.2; over (8 over 4) = 2/70; over (9 over 4) = 2/126; over (2 over 1) = 1.
  @Test(
    arguments: [(2, 3, 0.2), (4, 4, 2.0 / 70), (5, 4, 2.0 / 126), (4, 5, 2.0 / 126), (1, 1, 1)]
      as [(Int, Int, Double)])
  func theChanceIsThatOfTwoOfAllWaysToPartThem(own: Int, others: Int, chance: Double) {
    let found = pair((1...own).map(Double.init), (1...others).map(Double.init)).chance
    #expect(abs(found - chance) < 1e-12)
  }

  /// 4 and 4: enough for a verdict.
  @Test(
    arguments: [
      ([5, 6, 7, 8], [1, 2, 3, 4], 1, true), ([1, 2, 3, 4], [5, 6, 7, 8], 1, true),
      ([4, 6, 7, 8], [1, 2, 3, 4], 1, false), ([3, 6, 7, 8], [1, 2, 3, 4], 1, false),
      ([1.03, 2, 2, 2], [1, 1, 1, 1], 1.02, true), ([1.02, 2, 2, 2], [1, 1, 1, 1], 1.02, false),
      ([0.9, 0.9, 0.9, 0.98], [1, 1, 1, 1], 1.02, true), ([0.9, 0.9, 0.9, 0.99], [1, 1, 1, 1], 1.02, false),
      ([1, 1, 1, 1], [0, 0, 0, 0], 1, true), ([0, 1, 1, 1], [0, 0, 0, 0], 1, false),
    ] as [([Double], [Double], Double, Bool)])
  func aDifferenceBelongsToThePatternIfRangesAreDisjoint(
    own: [Double], others: [Double], margin: Double, belongs: Bool
  ) {
    let pair = pair(own, others, margin: margin)
    #expect(pair.belongsToPattern == belongs)
    #expect(pair.verdict == (belongs ? "belongs to the pattern" : "depends on who writes it"))
  }

  /// 2 over (7 over 3) is more than 5 %.
  @Test func fewImplementationsTellNothing() {
    let pair = pair([5, 6, 7], [1, 2, 3, 4])
    #expect(pair.isDisjoint && !pair.belongsToPattern)
    #expect(pair.verdict == "too few to tell")
  }

  @Test func aTimeHasToDifferByMoreThanAMargin() throws {
    // 1.03 over 1.02: within 2 %.
    let add = try PatternRanges(.addTime, of: VariantSample().results()).pair("MVVM", over: "MVC")
    #expect(add?.belongsToPattern == false)
    var sample = VariantSample()
    sample.times["MVVM"]?[1] = 1.05
    let more = try PatternRanges(.addTime, of: sample.results()).pair("MVVM", over: "MVC")
    #expect(more?.belongsToPattern == true)
  }
}
