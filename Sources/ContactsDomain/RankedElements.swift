/// Elements in their order, with their ranks side by side: a search looks at eight numbers in the memory that one element
/// takes, and at an element only where ranks are equal.
@usableFromInline
struct RankedElements<Element: Ranked> {
  @usableFromInline var ranks: [UInt64] = []
  @usableFromInline var elements: [Element] = []

  /// Has room for so many elements from the start.
  @inlinable
  init(capacity: Int) {
    ranks.reserveCapacity(capacity)
    elements.reserveCapacity(capacity)
  }

  /// The elements at these places, in this order, with room for so many.
  @inlinable
  init(_ places: ArraySlice<RankedIndex>, in elements: [Element], capacity: Int) {
    self.init(capacity: capacity)
    // The ranks first, and from the elements: these loads wait for memory side by side, those that count references wait
    // for one another.
    for place in places { ranks.append(elements[place.index].rank) }
    for place in places { self.elements.append(elements[place.index]) }
  }

  @inlinable var count: Int { ranks.count }

  /// Where the first element stands that follows this one: binary search for the upper bound.
  @inlinable
  func firstPlace(after element: Element) -> Int {
    let rank = element.rank
    var low = 0
    var high = ranks.count
    while low < high {
      let middle = (low + high) / 2
      let isAfter = ranks[middle] == rank ? isBefore(element, middle) : rank < ranks[middle]
      if isAfter {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Whether the element goes before the one at the place, which is compared where it lies: a copy would count references.
  @inlinable
  func isBefore(_ element: Element, _ place: Int) -> Bool {
    elements.withUnsafeBufferPointer { element < $0[place] }
  }

  @inlinable
  mutating func append(_ element: Element, rank: UInt64) {
    ranks.append(rank)
    elements.append(element)
  }

  /// Inserts the element after all that are equal to it. Returns its place.
  @inlinable
  mutating func insert(_ element: Element) -> Int {
    let place = firstPlace(after: element)
    insert(element, at: place)
    return place
  }

  @inlinable
  mutating func insert(_ element: Element, at place: Int) {
    ranks.insert(element.rank, at: place)
    elements.insert(element, at: place)
  }

  /// Takes the elements from the place on away. Returns them, with room for `capacity`.
  @inlinable
  mutating func split(at place: Int, capacity: Int) -> RankedElements {
    var upper = RankedElements(capacity: capacity)
    upper.ranks += ranks[place...]
    upper.elements += elements[place...]
    ranks.removeSubrange(place...)
    elements.removeSubrange(place...)
    return upper
  }

  @inlinable
  mutating func removeUpperHalf(capacity: Int) -> RankedElements {
    split(at: count / 2, capacity: capacity)
  }

  @inlinable
  mutating func removeLast() -> Element {
    ranks.removeLast()
    return elements.removeLast()
  }

  @inlinable
  mutating func remove(at place: Int) -> Element {
    ranks.remove(at: place)
    return elements.remove(at: place)
  }

  @inlinable
  mutating func replace(at place: Int, with element: Element) {
    ranks[place] = element.rank
    elements[place] = element
  }

  /// Keeps so many of its own elements and those of the following ones together; the others are then in `upper`.
  @inlinable
  mutating func share(with upper: inout RankedElements, keeping kept: Int) {
    if kept < count {
      upper.ranks.insert(contentsOf: ranks[kept...], at: 0)
      upper.elements.insert(contentsOf: elements[kept...], at: 0)
      ranks.removeSubrange(kept...)
      elements.removeSubrange(kept...)
    } else {
      let taken = kept - count
      ranks += upper.ranks[..<taken]
      elements += upper.elements[..<taken]
      upper.ranks.removeSubrange(..<taken)
      upper.elements.removeSubrange(..<taken)
    }
  }
}
