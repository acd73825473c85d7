extension SortedList {
  /// The most elements in a leaf, and the most children of a branch.
  @inlinable static var capacity: Int { 64 }
  /// How full bulk building leaves a node: a list that has just been loaded has room for what is added to it.
  @inlinable static var bulkFill: Int { 48 }

  /// Builds the levels from the leaves upwards, with the elements in that order.
  @inlinable
  init(_ elements: [Element], order: [RankedIndex]) {
    leaves = []
    branches = []
    height = 0
    root = 0
    length = elements.count
    leaves = order.chunks(of: Self.bulkFill).map { chunk in
      // With room for all that it may keep, a leaf never has to move its elements to grow.
      RankedElements(chunk, in: elements, capacity: Self.capacity)
    }
    var level = leaves.indices.map {
      SortedListSubtree(node: $0, count: leaves[$0].count, first: leaves[$0].elements[0])
    }
    if leaves.isEmpty { leaves = [RankedElements(capacity: Self.capacity)] }
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

  @inlinable
  func isFull(_ node: Int, height: Int) -> Bool {
    (height == 0 ? leaves[node].count : branches[node].children.count) == Self.capacity
  }

  /// Puts a new root above the one that there is.
  @inlinable
  mutating func raise() {
    branches.append(SortedListBranch(onlyChild: root, count: length))
    root = branches.count - 1
    height += 1
  }

  /// Divides a full child into two that are half full.
  @inlinable
  mutating func divideChild(at place: Int, of node: Int, height: Int) {
    let child = branches[node].children[place]
    let sibling: SortedListSubtree<Element>
    if height == 0 {
      let upper = leaves[child].removeUpperHalf(capacity: Self.capacity)
      leaves.append(upper)
      sibling = SortedListSubtree(node: leaves.count - 1, count: upper.count, first: upper.elements[0])
    } else {
      let (upper, first) = branches[child].split()
      branches.append(upper)
      sibling = SortedListSubtree(node: branches.count - 1, count: upper.counts.reduce(0, +), first: first)
    }
    branches[node].insert(sibling, behind: place)
  }
}

extension Array {
  @inlinable
  func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
