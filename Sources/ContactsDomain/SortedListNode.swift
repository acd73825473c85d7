/// A node of a ``SortedList``: a leaf that holds elements, or a branch that holds nodes.
@usableFromInline
final class SortedListNode<Element: Comparable> {
  /// The most elements in a leaf and the most children of a branch.
  @inlinable static var capacity: Int { 64 }
  /// How full bulk building leaves a node: a list that has just been loaded has room for what is added to it.
  @inlinable static var bulkFill: Int { 48 }

  /// The number of elements in this node and below it.
  @usableFromInline var count: Int
  /// In a leaf its elements; in a branch the first element of each child but the first.
  @usableFromInline var elements: [Element]
  @usableFromInline var children: [SortedListNode]
  /// The count of each child, side by side, so that finding a row does not visit the children before it.
  @usableFromInline var counts: [Int]

  @inlinable
  init(elements: [Element]) {
    self.elements = elements
    count = elements.count
    children = []
    counts = []
  }

  @inlinable
  convenience init(children: [SortedListNode]) {
    self.init(separators: children.dropFirst().map(\.first), children: children)
  }

  @inlinable
  init(separators: [Element], children: [SortedListNode]) {
    elements = separators
    self.children = children
    counts = children.map(\.count)
    count = counts.reduce(0, +)
  }

  @inlinable
  var isLeaf: Bool { children.isEmpty }

  /// The elements of a leaf.
  @inlinable
  var leafElements: [Element] { elements }

  @inlinable
  func copy() -> SortedListNode {
    isLeaf ? SortedListNode(elements: elements) : SortedListNode(separators: elements, children: children)
  }

  @inlinable
  func element(at row: Int) -> Element {
    var node = self
    var row = row
    while !node.isLeaf {
      var child = 0
      while row >= node.counts[child] {
        row -= node.counts[child]
        child += 1
      }
      node = node.children[child]
    }
    return node.elements[row]
  }

  /// Inserts the element after its equals and returns its row, counted from this node's first element.
  @inlinable
  func insert(_ element: Element) -> Int {
    let place = firstPlace(after: element)
    count += 1
    guard !isLeaf else {
      elements.insert(element, at: place)
      return place
    }
    if !isKnownUniquelyReferenced(&children[place]) {
      children[place] = children[place].copy()
    }
    let child = children[place]
    let row = counts[..<place].reduce(0, +) + child.insert(element)
    if let sibling = child.splitIfFull() {
      elements.insert(sibling.first, at: place)
      children.insert(sibling, at: place + 1)
      counts.insert(sibling.count, at: place + 1)
    }
    counts[place] = child.count
    return row
  }

  /// Moves the upper half to a new node if there is one too many in this one.
  @inlinable
  func splitIfFull() -> SortedListNode? {
    isLeaf ? splitLeafIfFull() : splitBranchIfFull()
  }

  /// A tree of elements that are in order.
  @inlinable
  static func tree(of elements: [Element]) -> SortedListNode {
    var level = elements.chunks(of: bulkFill).map { SortedListNode(elements: Array($0)) }
    while level.count > 1 {
      level = level.chunks(of: bulkFill).map { SortedListNode(children: Array($0)) }
    }
    return level.first ?? SortedListNode(elements: [])
  }

  // MARK: Steps of the above

  @inlinable
  var first: Element {
    var node = self
    while !node.isLeaf {
      node = node.children[0]
    }
    return node.elements[0]
  }

  /// Where the first of `elements` stands that follows the element: binary search for the upper bound.
  @inlinable
  func firstPlace(after element: Element) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if element < elements[middle] {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  @inlinable
  func splitLeafIfFull() -> SortedListNode? {
    guard elements.count > Self.capacity else { return nil }
    let middle = elements.count / 2
    let sibling = SortedListNode(elements: Array(elements[middle...]))
    elements.removeSubrange(middle...)
    count = elements.count
    return sibling
  }

  @inlinable
  func splitBranchIfFull() -> SortedListNode? {
    guard children.count > Self.capacity else { return nil }
    let middle = children.count / 2
    let sibling = SortedListNode(
      separators: Array(elements[middle...]), children: Array(children[middle...]))
    // The separator between the halves moves up: `first` of the sibling says the same.
    elements.removeSubrange((middle - 1)...)
    children.removeSubrange(middle...)
    counts.removeSubrange(middle...)
    count -= sibling.count
    return sibling
  }
}

extension Array {
  @inlinable
  func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
