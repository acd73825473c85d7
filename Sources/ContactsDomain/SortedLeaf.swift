/// Elements in their order, with their ranks side by side: a search looks at eight numbers in the memory that one element
/// takes, and at an element only where ranks are equal.
@usableFromInline
struct SortedLeaf<Element: Ranked>: SortedPart {
  @usableFromInline var ranks: [UInt64] = []
  @usableFromInline var elements: [Element] = []

  /// A list that has just been loaded has room for what is added to it.
  @inlinable static var bulkCount: Int { 52 }
  @inlinable var count: Int { ranks.count }
  @inlinable var width: Int { ranks.count }
  @inlinable var first: Element { elements[0] }

  /// Has room for so many elements from the start, so that they never have to move for it to grow.
  @inlinable init(roomFor count: Int) {
    ranks.reserveCapacity(count)
    elements.reserveCapacity(count)
  }

  @inlinable init(_ places: ArraySlice<RankedIndex>, in elements: [Element]) {
    self.init(roomFor: Self.capacity)
    // The ranks first, and from the elements: these loads wait for memory side by side, those that count references wait
    // for one another.
    for place in places { ranks.append(elements[place.index].rank) }
    for place in places { self.elements.append(elements[place.index]) }
  }

  /// Inlined, as for a branch: a call counts a reference to each array.
  @inlinable @inline(__always) func firstRow(after element: Element) -> Int {
    let rank = element.rank
    return ranks.indices.partitioningRow { ranks[$0] == rank ? element < elements[$0] : rank < ranks[$0] }
  }

  @inlinable mutating func insert(_ element: consuming Element) -> Int {
    let row = firstRow(after: element)
    insert(element, at: row)
    return row
  }

  @inlinable mutating func insert(_ element: consuming Element, at row: Int) {
    ranks.insert(element.rank, at: row)
    elements.insert(element, at: row)
  }

  @inlinable mutating func remove(at row: Int) -> Element {
    ranks.remove(at: row)
    return elements.remove(at: row)
  }

  @inlinable mutating func split(at place: Int) -> SortedLeaf {
    var upper = SortedLeaf(roomFor: Self.capacity)
    upper.ranks += ranks[place...]
    upper.elements += elements[place...]
    ranks.removeSubrange(place...)
    elements.removeSubrange(place...)
    return upper
  }

  @inlinable mutating func append(_ upper: SortedLeaf) {
    ranks += upper.ranks
    elements += upper.elements
  }
}
