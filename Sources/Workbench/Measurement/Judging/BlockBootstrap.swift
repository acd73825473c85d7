/// Resamples a series in blocks of consecutive rounds, so that slow drift stays within what is resampled: the
/// circular block bootstrap of Politis & Romano (1992).
struct BlockBootstrap {
  /// The series in ascending order.
  let ordered: OrderedSample
  /// The block length, the cube root of the number of rounds (Hall, Horowitz & Jing 1995), rounded up.
  let blockLength: Int

  private let count: Int
  /// Where each round's value stands in `ordered`; the first rounds again at the end close the circle.
  private let ranks: [Int]

  /// A bootstrap of `series`, which must hold at least one value, all finite.
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

  /// The median of one resample, as long as the series itself.
  ///
  /// It counts how often each rank is drawn, so that the median is found without sorting a resample.
  func resampledMedian(using generator: inout SeededGenerator) -> Double {
    var draws = [Int](repeating: 0, count: count)
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
    return median(of: draws)
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
