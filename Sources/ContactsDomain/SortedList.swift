/// A list that keeps its elements in order and knows the row of each: a B+ tree that counts what is below every branch.
///
/// Inserting, and reading a row, take O(log n); building from n elements takes O(n) when they come in order and
/// O(n log n) when they do not. Copies share their nodes until one of them is changed.
///
/// Source: R. Bayer and E. McCreight, "Organization and Maintenance of Large Ordered Indices" (1972); counts per
/// subtree as in T. Cormen et al., "Introduction to Algorithms", chapter "Augmenting Data Structures".
///
/// Everything here is inlinable so that a list is compiled for its element in whatever module uses it: reading a row
/// through unspecialised code took five times as long.
public struct SortedList<Element: Comparable> {
  @usableFromInline var root: SortedListNode<Element>

  /// An empty list.
  @inlinable
  public init() {
    root = SortedListNode(elements: [])
  }

  /// A list of the elements, with equal ones in the order in which they come.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    var elements = Array(elements)
    if !elements.isSorted {
      elements.sort()
    }
    root = SortedListNode.tree(of: elements)
  }

  /// Inserts the element after all that are equal to it.
  /// - Returns: the row at which it is now.
  @inlinable
  public mutating func insert(_ element: Element) -> Int {
    if !isKnownUniquelyReferenced(&root) {
      root = root.copy()
    }
    let row = root.insert(element)
    if let sibling = root.splitIfFull() {
      root = SortedListNode(children: [root, sibling])
    }
    return row
  }
}

extension SortedList: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { root.count }

  @inlinable
  public subscript(row: Int) -> Element {
    precondition(indices.contains(row), "row \(row) is out of range \(startIndex)..<\(endIndex)")
    return root.element(at: row)
  }

  @inlinable
  public func makeIterator() -> SortedListIterator<Element> {
    SortedListIterator(root)
  }
}

extension Array where Element: Comparable {
  @inlinable
  var isSorted: Bool {
    !zip(self, dropFirst()).contains { $1 < $0 }
  }
}
