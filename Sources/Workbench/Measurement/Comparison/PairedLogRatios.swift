import Foundation

/// The logarithms of what an arm took over what its baseline took, round by round.
public enum PairedLogRatios {
  /// ln(arm / baseline) for each round.
  ///
  /// Throws `unequalLengths`, `empty`, `notFinite`, or `notPositive` if the clock saw no time pass.
  public static func of(_ arm: [Double], over baseline: [Double]) throws(StatisticsError) -> [Double] {
    guard arm.count == baseline.count else { throw .unequalLengths(arm.count, baseline.count) }
    guard !arm.isEmpty else { throw .empty }
    guard arm.allSatisfy(\.isFinite), baseline.allSatisfy(\.isFinite) else { throw .notFinite }
    guard arm.allSatisfy({ $0 > 0 }), baseline.allSatisfy({ $0 > 0 }) else { throw .notPositive }
    return zip(arm, baseline).map { log($0 / $1) }
  }
}
