/// The largest and the smallest of some counts, and whose they are.
struct Extremes {
  let smallest: Int
  let largest: Int
  let namesOfSmallest: [String]
  let namesOfLargest: [String]

  /// Nil without a count.
  init?(_ counts: [(name: String, count: Int)]) {
    guard let smallest = counts.map(\.count).min(), let largest = counts.map(\.count).max() else {
      return nil
    }
    self.smallest = smallest
    self.largest = largest
    namesOfSmallest = counts.filter { $0.count == smallest }.map(\.name)
    namesOfLargest = counts.filter { $0.count == largest }.map(\.name)
  }

  /// The largest over the smallest; nil if that is 0.
  var ratio: Double? {
    smallest > 0 ? Double(largest) / Double(smallest) : nil
  }
}
