import Foundation

/// The hierarchical bootstrap of Kalibera & Jones (2013): resample launches, and within each of them blocks of
/// consecutive rounds.
package struct HierarchicalBootstrap: Equatable, Sendable {
  package let resamples: Int
  package let seed: UInt64

  /// A bootstrap of at least 1 resample.
  package init(resamples: Int = 10_000, seed: UInt64 = 1) {
    precondition(resamples >= 1, "A bootstrap takes at least one resample.")
    self.resamples = resamples
    self.seed = seed
  }

  /// The distribution of the mean over launches of the median log-ratio. `launches` has the log-ratios of each launch
  /// in round order; launches may differ in length.
  ///
  /// Throws `empty` without a launch or for a launch without a round, and `notFinite`.
  package func distribution(of launches: [[Double]]) throws(StatisticsError) -> RatioDistribution {
    guard !launches.isEmpty, launches.allSatisfy({ !$0.isEmpty }) else { throw .empty }
    guard launches.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { throw .notFinite }

    var generator = SeededGenerator(seed: seed)
    let series = launches.map(BlockBootstrap.init)
    // All pools in one array, so that a draw takes nothing but an index.
    let pools = series.flatMap { pool(of: $0, launches: launches.count, using: &generator) }
    return RatioDistribution(
      launchMedians: series.map(\.ordered.median),
      resampledMeans: means(of: pools, launches: launches.count, using: &generator).sorted())
  }

  /// Medians of resamples of one launch.
  ///
  /// A launch is drawn `resamples` times on average, whatever the number of launches. Drawing from a pool made once
  /// costs less than resampling each time, by a factor of the number of launches. The results differ only by the Monte
  /// Carlo error of the pool: given the launch, the draws are independent and identically distributed in both cases.
  private func pool(
    of series: BlockBootstrap, launches: Int, using generator: inout SeededGenerator
  ) -> [Double] {
    let size = (resamples + launches - 1) / launches
    // One array for all resamples: to make it anew takes as long as a short resample.
    var draws = series.noDraws
    return (0..<size).map { _ in series.resampledMedian(using: &generator, counting: &draws) }
  }

  private func means(
    of pools: [Double], launches: Int, using generator: inout SeededGenerator
  ) -> [Double] {
    if launches == 1 { return pools }
    let size = pools.count / launches
    return (0..<resamples).map { _ in
      var sum = 0.0
      for _ in 0..<launches {
        let launch = generator.index(below: launches)
        sum += pools[launch * size + generator.index(below: size)]
      }
      return sum / Double(launches)
    }
  }
}

extension CellSamples {
  /// ln(participant / baseline), launch by launch and round by round.
  package func logRatios(of participant: String, over baseline: String) throws(SampleShapeError) -> [[Double]]
  {
    let (times, baselines) = (try times(of: participant), try times(of: baseline))
    return zip(times, baselines).map { zip($0, $1).map { log($0 / $1) } }
  }
}

extension HierarchicalBootstrap {
  /// How many times as long `participant` takes as `baseline` in the same rounds of a cell.
  ///
  /// Throws a `SampleShapeError` if the cell lacks one of them, and a `StatisticsError` for a launch without rounds.
  package func distribution(
    of participant: String, over baseline: String, in cell: CellSamples
  ) throws -> RatioDistribution {
    try distribution(of: cell.logRatios(of: participant, over: baseline))
  }
}

/// Resamples a series in blocks of consecutive rounds, so that resamples keep slow drift: the circular block bootstrap
/// of Politis & Romano (1992).
struct BlockBootstrap {
  /// The series in ascending order.
  let ordered: OrderedSample
  /// The block length, the cube root of the number of rounds (Hall, Horowitz & Jing 1995), rounded up.
  let blockLength: Int

  private let count: Int
  /// The rank of each round's value in `ordered`; the first rounds are repeated at the end to close the circle.
  private let ranks: [Int]

  /// A bootstrap of `series`, which must have at least one value, all finite.
  init(_ series: [Double]) {
    count = series.count
    var length = 1
    while length * length * length < series.count { length += 1 }
    blockLength = length
    let positions = series.indices.sorted { series[$0] < series[$1] }
    ordered = OrderedSample(sorted: positions.map { series[$0] })
    var ranks = [Int](repeating: 0, count: series.count)
    for (rank, position) in positions.enumerated() { ranks[position] = rank }
    self.ranks = ranks + ranks.prefix(length)
  }

  /// How often each rank is drawn before the first draw.
  var noDraws: [Int] { [Int](repeating: 0, count: count) }

  /// The median of one resample, as long as the series itself.
  ///
  /// It counts how often each rank is drawn, so that the median is found without sorting a resample. `draws` has no
  /// draws before and after.
  func resampledMedian(using generator: inout SeededGenerator, counting draws: inout [Int]) -> Double {
    var missing = count
    while missing > 0 {
      var round = generator.index(below: count)
      let end = round + min(blockLength, missing)
      missing -= end - round
      while round < end {
        draws[ranks[round]] += 1
        round += 1
      }
    }
    let median = median(of: draws)
    for rank in draws.indices { draws[rank] = 0 }
    return median
  }

  private func median(of draws: [Int]) -> Double {
    var rank = 0
    var seen = draws[0]
    while seen <= (count - 1) / 2 {
      rank += 1
      seen += draws[rank]
    }
    let lowerMiddle = ordered.values[rank]
    while seen <= count / 2 {
      rank += 1
      seen += draws[rank]
    }
    return (lowerMiddle + ordered.values[rank]) / 2
  }
}
