/// What goes through many rows.
///
/// It is made where the collection's type is known, so that it is compiled for it: a call for each row that knows nothing
/// of the types took forty times as long.
@usableFromInline
struct RowFunctions<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline let element: (_ row: Int, Data) -> Data.Element
  /// The identity of the row.
  @usableFromInline let id: (_ row: Int, Data) -> ID
  /// The row of that identity.
  @usableFromInline let row: (ID, Data) -> Int?
  /// Those of the identities that are in the data.
  @usableFromInline let known: (Set<AnyHashable>, Data) -> Set<AnyHashable>

  @inlinable
  init(id: @escaping (Data.Element) -> ID) {
    element = { $1[$1.index($1.startIndex, offsetBy: $0)] }
    self.id = { id($1[$1.index($1.startIndex, offsetBy: $0)]) }
    row = { wanted, data in
      var row = 0
      for element in data {
        if id(element) == wanted { return row }
        row += 1
      }
      return nil
    }
    known = { wanted, data in
      var known: Set<AnyHashable> = []
      for element in data where wanted.contains(id(element)) {
        known.insert(id(element))
        if known.count == wanted.count { break }
      }
      return known
    }
  }
}

/// What has become of rows.
enum RowChange: Equatable {
  case none
  case inserted(Int)
  case removed(Int)
  case replaced
}

extension RowFunctions {
  /// What has become of rows whose identities are each there once.
  ///
  /// One row that has come or gone is found by bisection, in O(log n): behind the first row at which the two differ, one
  /// has each row a place later than the other. That nothing else has changed is known of the rows that show only, and it
  /// is enough: a table shows no other rows.
  func change(from old: Data, to new: Data, shown: Range<Int>) -> RowChange {
    let difference = new.count - old.count
    guard abs(difference) <= 1 else { return .replaced }
    let shorter = min(old.count, new.count)
    let place = difference == 0 ? shorter : firstDifference(old, new, count: shorter)
    for row in shown.clamped(to: 0..<old.count) {
      if difference < 0, row == place { continue }
      let moved = row < place ? row : row + difference
      guard moved < new.count, id(moved, new) == id(row, old) else { return .replaced }
    }
    return difference == 0 ? .none : difference > 0 ? .inserted(place) : .removed(place)
  }

  private func firstDifference(_ old: Data, _ new: Data, count: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if id(middle, new) == id(middle, old) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
