import Measurement
import Testing

@Suite struct HolmCorrectionTests {
  // In order 0.005, 0.01, 0.03, 0.04 times 4, 3, 2, 1: 0.02, 0.03, 0.06, 0.04; the last must not fall: 0.06.
  @Test func `the kth smallest of m is multiplied by m - k + 1`() {
    let adjusted = Judge.adjusted([0.01, 0.04, 0.03, 0.005])
    #expect(zip(adjusted, [0.03, 0.06, 0.06, 0.02]).allSatisfy { isClose($0, $1) })
  }

  @Test func `nothing exceeds 1`() {
    #expect(Judge.adjusted([0.6, 0.9]) == [1, 1])
  }

  @Test func `one value stays as it is, none stays none`() {
    #expect(Judge.adjusted([0.04]) == [0.04])
    #expect(Judge.adjusted([]).isEmpty)
  }
}
