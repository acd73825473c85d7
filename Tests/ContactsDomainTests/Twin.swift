public import ContactsDomain

/// An element whose order ignores its identity, so that the place of equals shows.
struct Twin: Comparable, CustomStringConvertible {
  let value: Int
  let id: Int

  static func < (lhs: Twin, rhs: Twin) -> Bool {
    lhs.value < rhs.value
  }

  var description: String { "\(value).\(id)" }
}

extension Twin: Ranked {
  /// The same for eight values: most that a list puts in order it has to compare as well.
  var rank: UInt64 { (value >> 3).rank }
}

extension Int: Ranked {
  public var rank: UInt64 { UInt64(bitPattern: Int64(self)) ^ 1 << 63 }
}

extension [Twin] {
  /// The plainest thing that does what the list promises: goes after all that are not greater.
  mutating func insertInOrder(_ twin: Twin) -> Int {
    var (row, end) = (0, count)
    while row < end {
      let middle = (row + end) / 2
      if twin < self[middle] { end = middle } else { row = middle + 1 }
    }
    insert(twin, at: row)
    return row
  }
}
