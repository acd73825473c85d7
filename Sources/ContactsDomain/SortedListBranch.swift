/// A branch of a ``SortedList``: nodes side by side, with what it takes to choose between them.
@usableFromInline
struct SortedListBranch<Element: Comparable> {
  /// The first element of each child but the first.
  @usableFromInline var separators: [Element]
  /// The places of the children.
  @usableFromInline var children: [Int]
  /// How many elements are below each child, side by side, so that finding a row visits no child that it passes.
  @usableFromInline var counts: [Int]

  @inlinable
  init(_ subtrees: some Collection<SortedListSubtree<Element>>) {
    separators = subtrees.dropFirst().map(\.first)
    children = subtrees.map(\.node)
    counts = subtrees.map(\.count)
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
    upper.separators.removeSubrange(..<middle)
    upper.children.removeSubrange(..<middle)
    upper.counts.removeSubrange(..<middle)
    let first = separators[middle - 1]
    separators.removeSubrange((middle - 1)...)
    children.removeSubrange(middle...)
    counts.removeSubrange(middle...)
    return (upper, first)
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
