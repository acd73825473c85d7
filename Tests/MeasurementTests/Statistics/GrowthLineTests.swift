import Testing

@testable import Measurement

@Suite struct GrowthLineTests {
  @Test func aLineIsFittedByLeastSquares() throws {
    // Each step adds twice as much as the other one's, from 40 more.
    let growth = try #require(
      GrowthLine([240, 280, 300, 380, 440], over: [100, 120, 130, 170, 200]))
    #expect(abs(growth.slope - 2) < 1e-9)
    #expect(abs(growth.slopes.lowerBound - 2) < 1e-9 && abs(growth.slopes.upperBound - 2) < 1e-9)
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
    #expect(abs(even.slope - 3) < 1e-9)
    #expect(even.slopes.upperBound - even.slopes.lowerBound < 1e-9)
    let uneven = try #require(GrowthLine(ofApps: [170, 50, 110, 180], over: lines))
    #expect(uneven.slopes.contains(3) && uneven.slopes.lowerBound < uneven.slope)
  }
}
