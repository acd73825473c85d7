import Foundation
import Measurement

/// How far one ratio strays, as standard deviations on the logarithmic scale.
struct Spread {
  /// From round to round.
  let round: Double
  /// From building to building: everything is built anew, and lies elsewhere in memory.
  let building: Double
  /// From launch to launch.
  let launch: Double
}

extension Spread {
  // Estimated from the samples of two full runs, each on another processor: 55 cells, 6 launches, 3 buildings of 50
  // rounds. A building's own share is the variance of its medians less that of the medians of its even and odd rounds
  // about each other; a launch's own share is the variance of the launches' means less that of three buildings.

  /// The standard deviation of a round, from the quietest cell to the least quiet one; half of them are below 0.019.
  static let rounds = 0.003...0.17

  /// Code beside itself: buildings add 0.17 of a round's deviation (root of the mean of the squares), launches nothing
  /// that could be told from 0. The variance between launches over that between buildings was 1.16 and 1.13, where 1.2
  /// is expected of launches that add nothing.
  static func ofControl(round: Double) -> Spread {
    Spread(round: round, building: 0.17 * round, launch: 0)
  }

  /// Code beside other code: buildings add 0.52 of a round's deviation. Launches add more than 0.46 of it in a quarter of
  /// the cells, and more than 1.5 in a tenth.
  static func ofArchitectures(round: Double, launch: Double) -> Spread {
    Spread(round: round, building: 0.52 * round, launch: launch * round)
  }
}

/// A shared machine that does not exist: it times two participants whose true ratio is known.
///
/// What is common to both participants, the speed of the launch and drift of the machine, leaves a ratio as it is, and
/// is left out. A log-ratio is the sum of the truth and
/// - what the launch and the building do to one participant and not to the other,
/// - drift of one participant alone: a line through each building, from end to end with a deviation of half a round's.
///   Medians of
///   the halves of a building then differ by 1.5 times the variance that they would have without; in real runs it is 1.2
///   to 1.4 times,
/// - noise of which each round keeps 0.3 of the last one's; in real runs no such correlation was found,
/// - for one sample of each participant in twenty a delay, exponential with a mean of 50 %.
struct SimulatedMachine {
  private var generator: SeededGenerator
  let trueRatio: Double
  let spread: Spread

  init(trueRatio: Double, spread: Spread, seed: UInt64) {
    self.trueRatio = trueRatio
    self.spread = spread
    generator = SeededGenerator(seed: seed)
  }

  /// ln(participant / baseline), launch by launch, in each the rounds of three buildings.
  mutating func logRatios(launches: Int, roundsPerBuilding: Int) -> [[Double]] {
    var ratios: [[Double]] = []
    for _ in 0..<launches {
      let launch = log(trueRatio) + spread.launch * normal()
      var rounds: [Double] = []
      for _ in 0..<3 { addBuilding(launch + spread.building * normal(), of: roundsPerBuilding, to: &rounds) }
      ratios.append(rounds)
    }
    return ratios
  }

  /// A debug build takes several times as long to map the rounds.
  private mutating func addBuilding(_ level: Double, of rounds: Int, to ratios: inout [Double]) {
    let slope = Self.ownDrift * spread.round * normal()
    var (noise, round) = (normal(), 0)
    while round < rounds {
      let time = Double(round) / Double(rounds) - 0.5
      noise = Self.kept * noise + Self.fresh * normal()
      ratios.append(level + slope * time + spread.round * noise + delay() - delay())
      round += 1
    }
  }

  private static let ownDrift = 0.5
  private static let kept = 0.3
  /// Keeps the variance of the noise at 1.
  private static let fresh = (1 - kept * kept).squareRoot()

  private mutating func delay() -> Double {
    uniform() < 0.05 ? log(1 - 0.5 * log(uniform())) : 0
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
