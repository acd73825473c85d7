/// A branch of a ``SortedList``: nodes side by side, with what it takes to choose between them.
@usableFromInline
struct SortedListBranch<Element: Ranked> {
  /// The first element of each child but the first.
  @usableFromInline var separators: RankedElements<Element>
  /// The places of the children.
  @usableFromInline var children: [Int]
  /// How many elements are below each child, side by side, so that finding a row visits no child that it passes.
  @usableFromInline var counts: [Int]

  @inlinable
  init(_ subtrees: some Collection<SortedListSubtree<Element>>) {
    separators = RankedElements(capacity: subtrees.count)
    for subtree in subtrees.dropFirst() { separators.append(subtree.first, rank: subtree.first.rank) }
    children = subtrees.map(\.node)
    counts = subtrees.map(\.count)
  }

  @inlinable
  init(onlyChild: Int, count: Int) {
    separators = RankedElements(capacity: 0)
    children = [onlyChild]
    counts = [count]
  }

  /// Counts one element more below the child at the place. Returns how many are below those before it.
  @inlinable
  mutating func countElement(into place: Int) -> Int {
    var before = 0
    for passed in 0..<place { before += counts[passed] }
    counts[place] += 1
    return before
  }

  /// The child below which a row is, and the row from that child's first element on.
  @inlinable
  func child(ofRow row: Int) -> (child: Int, row: Int) {
    let (place, row) = place(ofRow: row)
    return (children[place], row)
  }

  /// The place of the child below which a row is, and the row from that child's first element on.
  @inlinable
  func place(ofRow row: Int) -> (place: Int, row: Int) {
    var row = row
    let place = counts.withUnsafeBufferPointer { counts in
      var place = 0
      while row >= counts[place] {
        row -= counts[place]
        place += 1
      }
      return place
    }
    return (place, row)
  }

  /// Has a child make way for a new one behind it, into which a part of its elements has gone.
  @inlinable
  mutating func insert(_ sibling: SortedListSubtree<Element>, behind place: Int) {
    counts[place] -= sibling.count
    separators.insert(sibling.first, at: place)
    children.insert(sibling.node, at: place + 1)
    counts.insert(sibling.count, at: place + 1)
  }

  /// Takes the upper half of the children away. Returns them, with the first element below them.
  @inlinable
  mutating func split() -> (upper: SortedListBranch, first: Element) {
    let middle = children.count / 2
    var upper = self
    upper.separators = separators.split(at: middle, capacity: separators.count)
    upper.children.removeSubrange(..<middle)
    upper.counts.removeSubrange(..<middle)
    children.removeSubrange(middle...)
    counts.removeSubrange(middle...)
    return (upper, separators.removeLast())
  }

  /// Takes over the children of the branch that follows, below which `first` is the first element.
  @inlinable
  mutating func append(_ upper: SortedListBranch, first: Element) {
    separators.append(first, rank: first.rank)
    separators.ranks += upper.separators.ranks
    separators.elements += upper.separators.elements
    children += upper.children
    counts += upper.counts
  }

  /// Has a child stand for the one behind it too, whose elements have gone into it.
  @inlinable
  mutating func removeChild(behind place: Int) {
    counts[place] += counts.remove(at: place + 1)
    children.remove(at: place + 1)
    _ = separators.remove(at: place)
  }
}

/// A node as its branch sees it.
@usableFromInline
struct SortedListSubtree<Element> {
  /// The node's place.
  @usableFromInline let node: Int
  /// How many elements are in it and below it.
  @usableFromInline let count: Int
  /// The first of them.
  @usableFromInline let first: Element

  @inlinable
  init(node: Int, count: Int, first: Element) {
    self.node = node
    self.count = count
    self.first = first
  }
}
