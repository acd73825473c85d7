/// A list that keeps its elements in order and knows the row of each: a B+ tree that counts what is below every branch.
///
/// Inserting, and reading a row, take O(log n); building from n elements takes O(n) when they come in order and
/// O(n log n) when they do not. The list is a value: its nodes lie in two arrays and are known by their places there.
///
/// Source: R. Bayer and E. McCreight, "Organization and Maintenance of Large Ordered Indices" (1972); counts per
/// subtree as in T. Cormen et al., "Introduction to Algorithms", chapter "Augmenting Data Structures".
///
/// Everything here is inlinable so that a list is compiled for its element in whatever module uses it: unspecialised,
/// reading a row took five times as long. Elements are compared where they lie: an array's subscript copies them, and
/// counting the references to three strings took longer than comparing.
public struct SortedList<Element: Comparable> {
  @usableFromInline var leaves: [[Element]]
  @usableFromInline var branches: [SortedListBranch<Element>]
  /// The topmost node: a place in `branches`, or in `leaves` where there is no branch.
  @usableFromInline var root: Int
  /// How many levels of branches lie above the leaves.
  @usableFromInline var height: Int
  @usableFromInline var length: Int

  /// An empty list.
  @inlinable
  public init() {
    self.init(sorted: [])
  }

  /// A list of the elements, with equal ones in the order in which they come.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    var elements = Array(elements)
    if !elements.isSorted {
      elements.sort()
    }
    self.init(sorted: elements)
  }

  /// Inserts the element after all that are equal to it.
  /// - Returns: the row at which it is now.
  @inlinable
  public mutating func insert(_ element: Element) -> Int {
    let (row, sibling) = insert(element, below: root, height: height)
    length += 1
    if let sibling {
      let left = SortedListSubtree(node: root, count: length - sibling.count, first: sibling.first)
      branches.append(SortedListBranch([left, sibling]))
      root = branches.count - 1
      height += 1
    }
    return row
  }
}

extension SortedList: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { length }

  @inlinable
  public subscript(row: Int) -> Element {
    precondition(row >= 0 && row < length, "there is no such row")
    var row = row
    var node = root
    for _ in 0..<height {
      var child = 0
      while row >= branches[node].counts[child] {
        row -= branches[node].counts[child]
        child += 1
      }
      node = branches[node].children[child]
    }
    return leaves[node][row]
  }

  @inlinable
  public func makeIterator() -> SortedListIterator<Element> {
    SortedListIterator(self)
  }
}

extension Array where Element: Comparable {
  @inlinable var isSorted: Bool {
    withUnsafeBufferPointer { elements in
      elements.indices.dropFirst().allSatisfy { !(elements[$0] < elements[$0 - 1]) }
    }
  }

  /// Where the first element stands that follows this one: binary search for the upper bound.
  @inlinable
  func firstPlace(after element: Element) -> Int {
    withUnsafeBufferPointer { elements in
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
  }
}
