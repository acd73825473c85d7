import Measurement
import Testing

@Suite struct StopwatchTests {
  @Test func `time never runs backwards`() {
    let readings = (0..<100).map { _ in Stopwatch.now() }
    #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the body runs once, on the spot`() {
    var runs = 0
    let elapsed = Stopwatch.time { runs += 1 }
    #expect(runs == 1)
    #expect(elapsed >= .zero)
  }
}
