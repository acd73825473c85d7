extension SortedList {
  /// Removes the element of the row, which has to be there. Takes O(log n).
  /// - Returns: the element that was removed.
  @inlinable
  public mutating func remove(at row: Int) -> Element {
    precondition(row >= 0 && row < length, "there is no such row")
    length -= 1
    var row = row
    var node = root
    // The last separator passed on the way down is the first element of the leaf.
    var separator: (node: Int, place: Int)?
    for height in (0..<height).reversed() {
      // What is sparse is filled on the way down, so that there is always one left of what the level above counts.
      let first = branches[node].place(ofRow: row).place
      if isSparse(branches[node].children[first], height: height) {
        fillChild(at: first, of: node, height: height)
      }
      let place: Int
      (place, row) = branches[node].place(ofRow: row)
      branches[node].counts[place] -= 1
      if place > 0 { separator = (node, place - 1) }
      node = branches[node].children[place]
    }
    let element = leaves[node].remove(at: row)
    if row == 0, let separator {
      branches[separator.node].separators.replace(at: separator.place, with: leaves[node].elements[0])
    }
    lower()
    if leaves.count > Self.mostLeaves(length) { dropUnusedNodes() }
    return element
  }

  /// The row of the element, the last one of those that are equal; nil if it is not in the list.
  ///
  /// Takes O(log n) where of any two different elements one goes before the other.
  @inlinable
  public func row(of element: Element) -> Int? {
    var row = 0
    var node = root
    for _ in 0..<height {
      let place = branches[node].separators.firstPlace(after: element)
      for passed in 0..<place { row += branches[node].counts[passed] }
      node = branches[node].children[place]
    }
    row += leaves[node].firstPlace(after: element)
    while row > 0 {
      row -= 1
      if self[row] == element { return row }
      if self[row] < element { return nil }
    }
    return nil
  }

  // MARK: Private

  /// A node that has no more than this is filled before anything is taken from it. A node that was divided, or filled,
  /// has half as much again at least: not every insertion or removal can change the tree.
  @inlinable static var sparse: Int { 16 }

  /// How many leaves may be kept for so many elements before the unused ones are dropped: about twice what the elements
  /// can need, so that dropping them is rare enough to take no more than O(1) a removal in the mean.
  @inlinable
  static func mostLeaves(_ length: Int) -> Int { 2 * (length / sparse + 2) }

  @inlinable
  func isSparse(_ node: Int, height: Int) -> Bool {
    (height == 0 ? leaves[node].count : branches[node].children.count) <= Self.sparse
  }

  /// Fills a sparse child from the one beside it: they become one, or share evenly what is too much for one.
  @inlinable
  mutating func fillChild(at place: Int, of node: Int, height: Int) {
    let place = Swift.max(place - 1, 0)
    let (lower, upper) = (branches[node].children[place], branches[node].children[place + 1])
    let remaining: SortedListSubtree<Element>?
    if height == 0 {
      var rest = RankedElements<Element>(capacity: 0)
      swap(&rest, &leaves[upper])
      let total = leaves[lower].count + rest.count
      leaves[lower].share(with: &rest, keeping: total > Self.bulkFill ? total / 2 : total)
      remaining = rest.elements.first.map { SortedListSubtree(node: upper, count: rest.count, first: $0) }
      if remaining != nil { leaves[upper] = rest }
    } else {
      branches[lower].append(branches[upper], first: branches[node].separators.elements[place])
      if branches[lower].children.count > Self.bulkFill {
        let (rest, first) = branches[lower].split()
        branches[upper] = rest
        remaining = SortedListSubtree(node: upper, count: rest.counts.reduce(0, +), first: first)
      } else {
        branches[upper] = SortedListBranch([])
        remaining = nil
      }
    }
    branches[node].removeChild(behind: place)
    if let remaining { branches[node].insert(remaining, behind: place) }
  }

  /// Removes a root that has one child only.
  @inlinable
  mutating func lower() {
    guard height > 0, branches[root].children.count == 1 else { return }
    let child = branches[root].children[0]
    branches[root] = SortedListBranch([])
    root = child
    height -= 1
  }

  /// Leaves nothing in the arrays but the nodes of the tree, level by level.
  @inlinable
  mutating func dropUnusedNodes() {
    guard height > 0 else {
      (leaves, branches, root) = ([leaves[root]], [], 0)
      return
    }
    var usedLeaves: [RankedElements<Element>] = []
    var usedBranches = [branches[root]]
    var level = usedBranches.indices
    for height in (0..<height).reversed() {
      for node in level {
        for place in usedBranches[node].children.indices {
          let child = usedBranches[node].children[place]
          if height == 0 {
            usedLeaves.append(leaves[child])
          } else {
            usedBranches.append(branches[child])
          }
          usedBranches[node].children[place] = (height == 0 ? usedLeaves.count : usedBranches.count) - 1
        }
      }
      level = level.upperBound..<usedBranches.count
    }
    (leaves, branches, root) = (usedLeaves, usedBranches, 0)
  }
}
