/// A list that keeps its elements in order and knows the row of each: a B+ tree that counts what is below every branch.
///
/// Inserting, and reading a row, take O(log n); building from n elements takes O(n) when they come in order and
/// O(n log n) when they do not. The list is a value: its nodes lie in two arrays and are known by their places there.
///
/// Source: R. Bayer and E. McCreight, "Organization and Maintenance of Large Ordered Indices" (1972); counts per
/// subtree as in T. Cormen et al., "Introduction to Algorithms", chapter "Augmenting Data Structures".
///
/// Everything here is inlinable so that a list is compiled for its element in whatever module uses it: unspecialised,
/// reading a row took five times as long. A search compares ranks, which lie side by side: comparing elements, each in
/// memory of its own, took twice as long in a list of a million.
public struct SortedList<Element: Ranked> {
  @usableFromInline var leaves: [RankedElements<Element>]
  @usableFromInline var branches: [SortedListBranch<Element>]
  /// The topmost node: a place in `branches`, or in `leaves` where there is no branch.
  @usableFromInline var root: Int
  /// How many levels of branches lie above the leaves.
  @usableFromInline var height: Int
  @usableFromInline var length: Int

  /// An empty list.
  @inlinable
  public init() {
    self.init([], order: [])
  }

  /// A list of the elements, with equal ones in the order in which they come.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    self.init(elements, order: elements.sortedOrder)
  }

  /// Inserts the element after all that are equal to it.
  /// - Returns: the row at which it is now.
  @inlinable
  public mutating func insert(_ element: Element) -> Int {
    if isFull(root, height: height) { raise() }
    length += 1
    var row = 0
    var node = root
    for height in (0..<height).reversed() {
      var place = branches[node].separators.firstPlace(after: element)
      // What is full divides on the way down, so that there is always room above for what comes of it.
      if isFull(branches[node].children[place], height: height) {
        divideChild(at: place, of: node, height: height)
        place = branches[node].separators.firstPlace(after: element)
      }
      row += branches[node].countElement(into: place)
      node = branches[node].children[place]
    }
    return row + leaves[node].insert(element)
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
      (node, row) = branches[node].child(ofRow: row)
    }
    return leaves[node].elements[row]
  }

  @inlinable
  public func makeIterator() -> SortedListIterator<Element> {
    SortedListIterator(self)
  }
}

/// Walks through a ``SortedList`` in order, leaf by leaf.
public struct SortedListIterator<Element: Ranked>: IteratorProtocol {
  @usableFromInline let list: SortedList<Element>
  /// The nodes still to visit, the next one last, each with the height at which it is.
  @usableFromInline var pending: [(node: Int, height: Int)]
  @usableFromInline var leaf: IndexingIterator<[Element]> = [].makeIterator()

  @inlinable
  init(_ list: SortedList<Element>) {
    self.list = list
    pending = [(list.root, list.height)]
  }

  @inlinable
  public mutating func next() -> Element? {
    while true {
      if let element = leaf.next() {
        return element
      }
      guard let (node, height) = pending.popLast() else { return nil }
      if height == 0 {
        leaf = list.leaves[node].elements.makeIterator()
      } else {
        pending += list.branches[node].children.reversed().map { ($0, height - 1) }
      }
    }
  }
}

extension SortedList {
  /// The first row for which the condition holds, given that it holds for every row after that one too; the count where
  /// it holds for none. Looks at O(log n) rows.
  func partitioningRow(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

extension SortedList<Contact> {
  /// The row of the first contact whose full name begins with the text, whatever its case and diacritics; nil if none does.
  public func firstRow(beginningWith text: String) -> Int? {
    let key = SortKey(folding: text)
    let row = partitioningRow { $0.name.sortKey >= key }
    guard row < count, self[row].name.sortKey.folded.utf8.starts(with: key.folded.utf8) else { return nil }
    return row
  }
}
