import TestSupport
import Testing

@testable import BehaviourProof

@MainActor @Suite(.waits) struct WalkGeneratorTests {
  /// One that a report names can be walked again. A generator that draws otherwise has another sum.
  @Test func aSeedStandsForItsWalksForEver() {
    let walks = (1...60).map { WalkGenerator.walk(seed: $0, steps: 100) }
    let sum = "\(walks)".utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { sum, byte in
      sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211
    }
    #expect(sum == 7_018_346_557_586_714_436)
  }
}
