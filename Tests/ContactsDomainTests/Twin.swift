/// An element whose order ignores its identity, so that the place of equals shows.
struct Twin: Comparable, CustomStringConvertible {
  let value: Int
  let id: Int

  static func < (lhs: Twin, rhs: Twin) -> Bool {
    lhs.value < rhs.value
  }

  var description: String { "\(value).\(id)" }
}

extension [Twin] {
  /// The plainest thing that does what the list promises: goes after all that are not greater.
  mutating func insertInOrder(_ twin: Twin) -> Int {
    let row = firstIndex { twin < $0 } ?? endIndex
    insert(twin, at: row)
    return row
  }
}
