import Foundation
package import Results

/// The logarithms of what an arm took over what its baseline took, round by round.
package enum PairedLogRatios {
  /// ln(arm / baseline) for each round.
  ///
  /// Throws `unequalLengths`, `empty`, `notFinite`, or `notPositive` if the clock saw no time pass.
  package static func of(_ arm: [Double], over baseline: [Double]) throws(StatisticsError) -> [Double] {
    guard arm.count == baseline.count else { throw .unequalLengths(arm.count, baseline.count) }
    guard !arm.isEmpty else { throw .empty }
    guard arm.allSatisfy(\.isFinite), baseline.allSatisfy(\.isFinite) else { throw .notFinite }
    guard arm.allSatisfy({ $0 > 0 }), baseline.allSatisfy({ $0 > 0 }) else { throw .notPositive }
    return zip(arm, baseline).map { log($0 / $1) }
  }
}

extension CellSamples {
  /// ln(arm / baseline), launch by launch and round by round.
  ///
  /// Throws a `SampleShapeError` for an unknown arm and a `StatisticsError` for a launch without rounds.
  package func logRatios(of arm: String, over baseline: String) throws -> [[Double]] {
    try zip(times(of: arm), times(of: baseline)).map { try PairedLogRatios.of($0, over: $1) }
  }
}
