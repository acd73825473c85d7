/// The hierarchical bootstrap of Kalibera & Jones (2013): resample launches, and within each of them blocks of
/// consecutive rounds.
package struct HierarchicalBootstrap: Equatable, Sendable {
  /// How many times the experiment is resampled.
  package let resamples: Int
  /// The seed of the resampling.
  package let seed: UInt64

  /// A bootstrap of at least 1 resample.
  package init(resamples: Int = 10_000, seed: UInt64 = 1) {
    precondition(resamples >= 1, "A bootstrap takes at least one resample.")
    self.resamples = resamples
    self.seed = seed
  }

  /// What the mean over launches of the median log-ratio could have been; `launches` holds the log-ratios of
  /// each launch in round order, and launches may differ in length.
  ///
  /// Throws `empty` without a launch or for a launch without a round, and `notFinite`.
  package func distribution(of launches: [[Double]]) throws(StatisticsError) -> RatioDistribution {
    guard !launches.isEmpty, launches.allSatisfy({ !$0.isEmpty }) else { throw .empty }
    guard launches.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { throw .notFinite }

    var generator = SeededGenerator(seed: seed)
    let series = launches.map(BlockBootstrap.init)
    let pools = series.map { pool(of: $0, launches: launches.count, using: &generator) }
    return RatioDistribution(
      launchMedians: series.map(\.ordered.median),
      resampledMeans: means(of: pools, using: &generator).sorted(),
      rounds: launches.reduce(0) { $0 + $1.count })
  }

  /// Medians of resamples of one launch.
  ///
  /// A launch is drawn `resamples` times on average, whatever the number of launches. Drawing each time from a
  /// pool made once costs the number of launches less than resampling anew, and differs from it by the Monte
  /// Carlo error of the pool only: given the launch, both draws are independent and alike.
  private func pool(
    of series: BlockBootstrap, launches: Int, using generator: inout SeededGenerator
  ) -> [Double] {
    let size = (resamples + launches - 1) / launches
    return (0..<size).map { _ in series.resampledMedian(using: &generator) }
  }

  private func means(of pools: [[Double]], using generator: inout SeededGenerator) -> [Double] {
    if pools.count == 1 { return pools[0] }
    return (0..<resamples).map { _ in
      var sum = 0.0
      for _ in pools.indices {
        let launch = generator.index(below: pools.count)
        sum += pools[launch][generator.index(below: pools[launch].count)]
      }
      return sum / Double(pools.count)
    }
  }
}
