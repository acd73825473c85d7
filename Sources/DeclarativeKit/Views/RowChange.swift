/// What has become of rows.
@usableFromInline
enum RowChange: Equatable {
  case none
  case inserted(Int)
  case removed(Int)
  case replaced
}

/// What goes through many rows.
///
/// It is made where the collection's type is known, so that it is compiled for it: a call for each row that knows nothing
/// of the types took forty times as long.
@usableFromInline
struct RowFunctions<Data: RandomAccessCollection, ID: Hashable> {
  let change: (_ new: Data, _ old: Data, _ shown: Range<Int>) -> RowChange
  let id: (_ row: Int, Data) -> ID
  let row: (ID, Data) -> Int?
  /// Those of the identities that are in the data.
  let known: (Set<ID>, Data) -> Set<ID>

  @inlinable
  init(id: @escaping (Data.Element) -> ID) {
    self.init(
      change: { Comparison(new: $0, old: $1, id: id).change(shown: $2) },
      id: { id($1[$1.index($1.startIndex, offsetBy: $0)]) },
      row: { wanted, data in
        var row = 0
        for element in data {
          if id(element) == wanted { return row }
          row += 1
        }
        return nil
      },
      known: { wanted, data in
        var known: Set<ID> = []
        for element in data where wanted.contains(id(element)) {
          known.insert(id(element))
          if known.count == wanted.count { break }
        }
        return known
      })
  }

  @usableFromInline
  init(
    change: @escaping (Data, Data, Range<Int>) -> RowChange, id: @escaping (Int, Data) -> ID,
    row: @escaping (ID, Data) -> Int?, known: @escaping (Set<ID>, Data) -> Set<ID>
  ) {
    self.change = change
    self.id = id
    self.row = row
    self.known = known
  }
}

/// Two collections, an older and a newer one, whose elements have identities of which none is there twice.
@usableFromInline
struct Comparison<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline let new: Data
  @usableFromInline let old: Data
  @usableFromInline let id: (Data.Element) -> ID

  @inlinable
  init(new: Data, old: Data, id: @escaping (Data.Element) -> ID) {
    self.new = new
    self.old = old
    self.id = id
  }

  /// One row that has come or gone is found by bisection, in O(log n): behind the first row at which the two differ, one
  /// has each row a place later than the other. That nothing else has changed is known of the rows that show only, and it
  /// is enough: a table shows no other rows.
  @inlinable
  func change(shown: Range<Int>) -> RowChange {
    let difference = new.count - old.count
    guard abs(difference) <= 1 else { return .replaced }
    let shorter = Swift.min(old.count, new.count)
    let place = difference == 0 ? shorter : firstDifference(in: shorter)
    guard isSame(in: shown, shift: difference, from: place) else { return .replaced }
    return difference == 0 ? .none : difference > 0 ? .inserted(place) : .removed(place)
  }

  /// Whether the rows that showed are the same, those from a row on in other places.
  @inlinable
  func isSame(in shown: Range<Int>, shift: Int, from place: Int) -> Bool {
    for row in shown.clamped(to: 0..<old.count) {
      if shift < 0, row == place { continue }
      let moved = row < place ? row : row + shift
      guard moved < new.count, id(at: moved, in: new) == id(at: row, in: old) else { return false }
    }
    return true
  }

  @inlinable
  func firstDifference(in count: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if id(at: middle, in: new) == id(at: middle, in: old) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inlinable
  func id(at row: Int, in data: Data) -> ID {
    id(data[data.index(data.startIndex, offsetBy: row)])
  }
}
