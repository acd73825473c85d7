import Foundation
import Testing

@testable import Measurement

@Suite struct ComplexityClassifierTests {
  private static let sizes = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

  private func classify(_ count: (Double) -> Double) -> ComplexityFinding {
    ComplexityClassifier.classify(
      Dictionary(uniqueKeysWithValues: Self.sizes.map { ($0, count(Double($0))) }))
  }

  @Test(arguments: ComplexityClass.allCases, [0.0, 7, 300])
  func `exact counts name their class, whatever their fixed part`(complexity: ComplexityClass, fixed: Double)
  {
    #expect(classify { fixed + 2 * complexity.growth($0) } == .named(complexity))
  }

  // What a binary search compares, log2 n + 1 rounded up, and what merging sorts compare, n log2 n - 1.25 n.
  @Test func `counts of well-known algorithms`() {
    #expect(classify { (log2($0) + 1).rounded(.up) } == .named(.logarithmic))
    #expect(classify { $0 * log2($0) - 1.25 * $0 } == .named(.linearithmic))
    #expect(classify { $0 * ($0 - 1) / 2 } == .named(.quadratic))
    #expect(classify { 22 + ($0 / 44).rounded(.up) } == .named(.linear))
  }

  @Test(arguments: ComplexityClass.allCases, 1...20 as ClosedRange<UInt64>)
  func `errors of one in a hundred do not hide the class`(complexity: ComplexityClass, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let finding = classify {
      (20 + 5 * complexity.growth($0)) * (1 + Double.random(in: -0.004...0.004, using: &generator))
    }
    #expect(finding == .named(complexity))
  }

  @Test func `five sizes are too few`() {
    #expect(ComplexityClassifier.classify([1: 1, 2: 2, 3: 3, 4: 4, 5: 5]) == .tooFewSizes(5))
    #expect(ComplexityClassifier.classify([:]) == .tooFewSizes(0))
    #expect(
      ComplexityClassifier.classify([0: 1, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: .nan]) == .tooFewSizes(5))
  }

  @Test func `what grows a little and not at every size is constant`() {
    #expect(ComplexityClassifier.classify([1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0]) == .named(.constant))
    #expect(
      ComplexityClassifier.classify([10: 200, 20: 201, 30: 200, 40: 201, 50: 201, 60: 200])
        == .named(.constant))
    #expect(classify { 1_000 + log2($0) } == .named(.logarithmic))
  }

  // 33, then 35 for good: neither constant nor without bound.
  @Test func `what levels off has no class`() {
    let counts = [10: 33.0, 100: 34.9, 1_000: 35.1, 10_000: 35.2, 100_000: 35.3, 1_000_000: 35.3]
    #expect(ComplexityClassifier.classify(counts) == .noGoodFit)
  }

  @Test func `what falls has no class, and neither has what lies between two`() {
    #expect(classify { 1_000 / $0 } == .noGoodFit)
    #expect(classify { $0.squareRoot() } == .noGoodFit)
  }

  // Over these sizes they differ by less than a fit can tell; the report says so.
  @Test func `a power just above 1 takes the name of its neighbour`() {
    #expect(classify { pow($0, 1.1) } == .named(.linearithmic))
    #expect(classify { pow($0, 1.5) } == .noGoodFit)
  }

  // Over half a decade a line and n log n differ by less than these counts wobble.
  @Test func `a tie has no class`() {
    let counts: [Int: Double] = [100: 100, 140: 145, 180: 180, 220: 228, 260: 263, 300: 315]
    #expect(ComplexityClassifier.classify(counts) == .noClearWinner(.linear, .linearithmic))
  }
}

@Suite struct GrowthCurveTests {
  // From 10 to 100 the cost grows tenfold: slope ln 10 / ln 10 = 1. From 100 to 1000 a hundredfold: 2.
  // From 1000 to 4000 it doubles: ln 2 / ln 4 = 0.5.
  @Test(arguments: [
    (10, 5.0, 100, 50.0, 1.0), (100, 50, 1_000, 5_000, 2), (1_000, 5_000, 4_000, 10_000, 0.5),
  ])
  func `a slope lies between two sizes`(
    size: Int, cost: Double, larger: Int, other: Double, slope: Double
  ) throws {
    let found = CostPoint(size: size, cost: cost).slope(to: CostPoint(size: larger, cost: other))
    #expect(isClose(try #require(found), slope))
  }

  @Test(arguments: [
    (0, 1.0, 2, 2.0), (2, 1, 2, 2), (3, 1, 2, 2), (1, 0, 2, 1), (1, 1, 2, 0), (1, .nan, 2, 1),
  ])
  func `what has no slope`(size: Int, cost: Double, larger: Int, other: Double) {
    #expect(CostPoint(size: size, cost: cost).slope(to: CostPoint(size: larger, cost: other)) == nil)
  }
}
