/// Moves labels along one axis until none covers another, as little as possible in total.
enum LabelPlacement {
  /// The part of the axis that a label takes where no other label is in its way.
  struct Span {
    let center: Double
    let length: Double
  }

  /// The centres in the order of the spans; beyond the upper bound only if the labels need more room than there is.
  static func centers(of spans: [Span], gap: Double, in bounds: ClosedRange<Double>) -> [Double] {
    let order = spans.indices.sorted { (spans[$0].center, $0) < (spans[$1].center, $1) }
    guard let first = order.first, let last = order.last else { return [] }

    // After subtracting the lengths and gaps of the labels before it, each label only has to keep the order.
    var offsets: [Double] = [0]
    for (before, after) in zip(order, order.dropFirst()) {
      let distance = (spans[before].length + spans[after].length) / 2 + gap
      offsets.append(offsets[offsets.count - 1] + distance)
    }
    let wanted = zip(order, offsets).map { spans[$0].center - $1 }
    let lowest = bounds.lowerBound + spans[first].length / 2
    let highest = bounds.upperBound - spans[last].length / 2 - offsets[offsets.count - 1]

    var result = [Double](repeating: 0, count: spans.count)
    for (rank, value) in nonDecreasing(wanted).enumerated() {
      result[order[rank]] = max(lowest, min(value, highest)) + offsets[rank]
    }
    return result
  }

  /// The nearest sequence, by squared distance, in which no value is below the one before (pool adjacent violators).
  private static func nonDecreasing(_ values: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for value in values {
      pools.append((value, 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let merged = pools.removeLast()
        pools[pools.count - 1].sum += merged.sum
        pools[pools.count - 1].count += merged.count
      }
    }
    return pools.flatMap { Array(repeating: mean($0), count: $0.count) }
  }

  private static func mean(_ pool: (sum: Double, count: Int)) -> Double {
    pool.sum / Double(pool.count)
  }
}
