/// How well one value rises with another.
package enum RankCorrelation {
  /// Spearman's coefficient: that of Pearson between the ranks, equal values sharing the mean of their ranks (Kendall
  /// and Gibbons, *Rank Correlation Methods*, 1990). From -1 to 1; nil with fewer than 3 pairs, or where one side is
  /// all the same.
  package static func spearman(_ pairs: [(Double, Double)]) -> Double? {
    guard pairs.count > 2 else { return nil }
    let (first, second) = (ranks(pairs.map(\.0)), ranks(pairs.map(\.1)))
    let mean = Double(pairs.count + 1) / 2
    let product = zip(first, second).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
    let squares = [first, second].map { $0.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } }
    guard squares[0] > 0, squares[1] > 0 else { return nil }
    return product / (squares[0] * squares[1]).squareRoot()
  }

  /// From 1.
  static func ranks(_ values: [Double]) -> [Double] {
    values.map { value in
      let below = values.count { $0 < value }
      let equal = values.count { $0 == value }
      return Double(below) + Double(equal + 1) / 2
    }
  }
}
