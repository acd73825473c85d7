import Results
import Testing

@testable import Regression

@Suite struct CountToleranceTests {
  /// Where Observation's tables find collisions differs from build to build.
  @Test func `instructions may move by a tenth`() {
    let metric = CountResults.Metric.instructions
    #expect(metric.direction(from: 1_000, to: 1_100) == nil)
    #expect(metric.direction(from: 1_000, to: 1_101) == .up)
    #expect(metric.direction(from: 1_000, to: 900) == nil)
    #expect(metric.direction(from: 1_000, to: 899) == .down)
  }
}
