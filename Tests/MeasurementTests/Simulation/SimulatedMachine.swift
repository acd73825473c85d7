import Foundation
import Measurement

/// A shared machine that does not exist: it times two arms whose true ratio is known.
///
/// On the logarithmic scale a sample is the sum of
/// - the speed of the launch, common to both arms (SD 20 %),
/// - what the launch does to each arm alone, such as memory layout (SD 0.3 % unless told),
/// - drift, common to the arms of a round: a random walk with steps of SD 1 %,
/// - noise of each sample (SD 1 %),
/// - for one sample in twenty a delay, exponential with a mean of 50 %.
struct SimulatedMachine {
  private var generator: SeededGenerator
  let trueRatio: Double
  let layoutDeviation: Double

  init(trueRatio: Double, layoutDeviation: Double = 0.003, seed: UInt64) {
    self.trueRatio = trueRatio
    self.layoutDeviation = layoutDeviation
    generator = SeededGenerator(seed: seed)
  }

  /// ln(arm / baseline), launch by launch and round by round.
  mutating func logRatios(launches: Int, rounds: Int) throws -> [[Double]] {
    try (0..<launches).map { _ in
      let launch = launch(rounds: rounds)
      return try PairedLogRatios.of(launch.arm, over: launch.baseline)
    }
  }

  private mutating func launch(rounds: Int) -> (arm: [Double], baseline: [Double]) {
    let speed = 0.2 * normal()
    let armLayout = layoutDeviation * normal()
    let baselineLayout = layoutDeviation * normal()
    var drift = 0.0
    var times = (arm: [Double](), baseline: [Double]())
    for _ in 0..<rounds {
      drift += 0.01 * normal()
      times.arm.append(trueRatio * exp(speed + armLayout + drift + disturbance()))
      times.baseline.append(exp(speed + baselineLayout + drift + disturbance()))
    }
    return times
  }

  private mutating func disturbance() -> Double {
    let delay = uniform() < 0.05 ? -0.5 * log(uniform()) : 0
    return 0.01 * normal() + delay
  }

  /// A standard normal number (Box & Muller 1958).
  private mutating func normal() -> Double {
    (-2 * log(uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  /// A number above 0 and at most 1, so that it has a logarithm.
  private mutating func uniform() -> Double {
    Double((generator.next() >> 11) + 1) / Double(1 << 53)
  }
}
