import Testing

@testable import Measurement

@Suite struct GrowthLineTests {
  @Test func aLineIsFittedByLeastSquares() throws {
    // Each step adds twice as much as the other one's, from 40 more.
    let growth = try #require(
      GrowthLine([240, 280, 300, 380, 440], over: [100, 120, 130, 170, 200]))
    #expect(abs(growth.slope - 2) < 1e-9)
    #expect(abs(growth.slopes.lowerBound - 2) < 1e-9 && abs(growth.slopes.upperBound - 2) < 1e-9)
    #expect(growth.crossing == nil && growth.crossingShare == 0)
    #expect(abs(growth.fixed - 40) < 1e-9)
  }

  @Test func aSlopeBelowOneCrossesWhereBothAreAsLong() throws {
    // 100 + 0.5 x meets x at 200.
    let growth = try #require(GrowthLine([110, 120, 125, 135], over: [20, 40, 50, 70]))
    #expect(abs((growth.crossing ?? 0) - 200) < 1e-9)
    #expect(growth.crossingShare == 1)
  }

  @Test func aCrossingBeforeTheStartIsNone() throws {
    // 60 + 0.5 x meets x at 120.
    let lines = [125, 170, 200, 280]
    let growth = try #require(GrowthLine([122, 145, 160, 200].map { $0 }, over: lines))
    #expect(abs(growth.slope - 0.5) < 0.01 && growth.crossing == nil)
  }

  /// Sums begin with 0 in both, so that only what lies behind the last release is a crossing.
  @Test func aSumIsLookedAtBehindTheLastRelease() throws {
    // 100 + 0.5 x meets x at 200.
    let (numbers, lines) = ([110, 120, 125, 135], [20, 40, 50, 70])
    let later = try #require(GrowthLine(numbers, over: lines, isTotal: true))
    #expect(abs((later.crossing ?? 0) - 200) < 1e-9)
    let (more, ahead) = ([110, 120, 125, 210], [20, 40, 50, 220])
    #expect(GrowthLine(more, over: ahead)?.crossing != nil)
    #expect(GrowthLine(more, over: ahead, isTotal: true)?.crossing == nil)
  }

  @Test func twoNumbersCrossWhereTheirOwnLinesMeet() throws {
    // 50 + x meets 2 x at 50, which is half of 100 lines.
    let growth = try #require(
      GrowthLine(
        [60, 70, 100, 130], besides: [20, 40, 100, 160], over: [20, 40, 100, 160].map { $0 * 1 }))
    #expect(abs((growth.crossing ?? 0) - 100) < 1e-9)
  }

  @Test func unevenStepsWidenTheInterval() throws {
    let growth = try #require(
      GrowthLine([100, 130, 140, 210, 220], over: [100, 110, 130, 150, 180]))
    #expect(growth.slopes.lowerBound < growth.slope && growth.slope < growth.slopes.upperBound)
  }

  @Test(arguments: [[1, 2, 3], [1, 2, 3, 4]])
  func fewReleasesAndNoGrowthTellNothing(lines: [Int]) throws {
    #expect(GrowthLine(lines, over: lines.map { _ in 5 }) == nil)
  }

  // 20 + 3 x, whichever of the apps are drawn; with one that lies elsewhere, only draws without it have that slope.
  @Test func aLineThroughAppsDrawsApps() throws {
    let lines = [50, 10, 30, 20]
    let even = try #require(GrowthLine(ofApps: lines.map { 20 + 3 * $0 }, over: lines))
    #expect(abs(even.fixed - 20) < 1e-9 && abs(even.slope - 3) < 1e-9)
    #expect(even.slopes.upperBound - even.slopes.lowerBound < 1e-9)
    let uneven = try #require(GrowthLine(ofApps: [170, 50, 110, 180], over: lines))
    #expect(uneven.slopes.contains(3) && uneven.slopes.lowerBound < uneven.slope)
  }
}
