import Foundation
package import Results

extension CellSamples {
  /// ln(arm / baseline) for each round of one launch.
  ///
  /// Throws `unequalLengths`, `empty`, `notFinite`, or `notPositive` if the clock saw no time pass.
  package static func logRatios(of arm: [Double], over baseline: [Double]) throws(StatisticsError) -> [Double]
  {
    guard arm.count == baseline.count else { throw .unequalLengths(arm.count, baseline.count) }
    guard !arm.isEmpty else { throw .empty }
    guard arm.allSatisfy(\.isFinite), baseline.allSatisfy(\.isFinite) else { throw .notFinite }
    guard arm.allSatisfy({ $0 > 0 }), baseline.allSatisfy({ $0 > 0 }) else { throw .notPositive }
    return zip(arm, baseline).map { log($0 / $1) }
  }

  /// ln(arm / baseline), launch by launch and round by round.
  ///
  /// Throws a `SampleShapeError` for an unknown arm and a `StatisticsError` for a launch without rounds.
  package func logRatios(of arm: String, over baseline: String) throws -> [[Double]] {
    try zip(times(of: arm), times(of: baseline)).map { try Self.logRatios(of: $0, over: $1) }
  }
}

extension HierarchicalBootstrap {
  /// How many times as long `arm` takes as `baseline` in the same rounds of a cell.
  ///
  /// Throws a `SampleShapeError` if the cell lacks one of them, and a `StatisticsError` for a launch without rounds.
  package func distribution(
    of arm: String, over baseline: String, in cell: CellSamples
  ) throws -> RatioDistribution {
    try distribution(of: cell.logRatios(of: arm, over: baseline))
  }
}
