extension SortedList {
  /// The most elements in a leaf, and the most children of a branch.
  @inlinable static var capacity: Int { 64 }
  /// How full bulk building leaves a node: a list that has just been loaded has room for what is added to it.
  @inlinable static var bulkFill: Int { 48 }

  /// A leaf of the elements that never has to move them to grow.
  @inlinable
  static func leaf(_ elements: ArraySlice<Element>) -> [Element] {
    var leaf: [Element] = []
    leaf.reserveCapacity(capacity + 1)
    leaf += elements
    return leaf
  }

  /// Builds the levels from the leaves upwards.
  @inlinable
  init(sorted elements: [Element]) {
    leaves = []
    branches = []
    height = 0
    root = 0
    length = elements.count
    for chunk in elements.chunks(of: Self.bulkFill) { leaves.append(Self.leaf(chunk)) }
    var level = leaves.indices.map {
      SortedListSubtree(node: $0, count: leaves[$0].count, first: leaves[$0][0])
    }
    if leaves.isEmpty { leaves = [[]] }
    while level.count > 1 {
      level = level.chunks(of: Self.bulkFill).map { subtrees in
        branches.append(SortedListBranch(subtrees))
        let count = subtrees.reduce(0) { $0 + $1.count }
        let first = subtrees[subtrees.startIndex].first
        return SortedListSubtree(node: branches.count - 1, count: count, first: first)
      }
      height += 1
      root = branches.count - 1
    }
  }

  /// Inserts below a node. Returns the row from its first element on, and what was split off from it.
  @inlinable
  mutating func insert(
    _ element: Element, below node: Int, height: Int
  ) -> (row: Int, sibling: SortedListSubtree<Element>?) {
    guard height > 0 else { return insert(element, intoLeaf: node) }
    let place = branches[node].separators.firstPlace(after: element)
    var row = 0
    for passed in 0..<place { row += branches[node].counts[passed] }
    let below = insert(element, below: branches[node].children[place], height: height - 1)
    branches[node].counts[place] += 1
    if let sibling = below.sibling {
      branches[node].insert(sibling, behind: place)
    }
    return (row + below.row, splitIfFull(branch: node))
  }

  @inlinable
  mutating func insert(
    _ element: Element, intoLeaf leaf: Int
  ) -> (row: Int, sibling: SortedListSubtree<Element>?) {
    let row = leaves[leaf].firstPlace(after: element)
    leaves[leaf].insert(element, at: row)
    return (row, splitIfFull(leaf: leaf))
  }

  @inlinable
  mutating func splitIfFull(leaf: Int) -> SortedListSubtree<Element>? {
    guard leaves[leaf].count > Self.capacity else { return nil }
    let middle = leaves[leaf].count / 2
    let upper = Self.leaf(leaves[leaf][middle...])
    leaves[leaf].removeSubrange(middle...)
    leaves.append(upper)
    return SortedListSubtree(node: leaves.count - 1, count: upper.count, first: upper[0])
  }

  @inlinable
  mutating func splitIfFull(branch: Int) -> SortedListSubtree<Element>? {
    guard branches[branch].children.count > Self.capacity else { return nil }
    let (upper, first) = branches[branch].split()
    branches.append(upper)
    return SortedListSubtree(node: branches.count - 1, count: upper.counts.reduce(0, +), first: first)
  }
}

extension Array {
  @inlinable
  func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
