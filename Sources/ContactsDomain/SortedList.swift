/// A list that keeps its elements in order and knows the row of each: a sorted list of sorted lists of sorted lists.
///
/// At the bottom are leaves of up to 63 elements, above them branches of up to 63 leaves, and above these one branch of
/// as many parts as it takes: n / 2,500 in a list that has just been built, n / 289 at most. Inserting, removing, and
/// finding a row or an element compare O(log n) elements and move up to 63. What makes them O(n) in the end is the branch
/// above all, whose counts are added up each time: some 400 in a list of a million, which takes less than to wait for one
/// element's memory. Building takes O(n) from elements in order, and O(n log n) from others.
///
/// The list is a value: a copy shares all parts, and changing it copies a leaf and the branches above it.
///
/// Source: R. Bayer and E. McCreight, "Organization and Maintenance of Large Ordered Indices" (1972), of three levels as
/// in G. Jenks, "Python Sorted Containers" (2014), where there were any number.
///
/// Everything is inlinable so that a list is compiled for its element in whatever module uses it: unspecialised, reading
/// a row took five times as long.
public struct SortedList<Element: Ranked> {
  @usableFromInline var top: SortedBranch<SortedBranch<SortedLeaf<Element>>>
  @usableFromInline var length: Int

  /// An empty list.
  @inlinable public init() { self.init([]) }

  /// A list of the elements, with equal ones in the order in which they come.
  @inlinable public init(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    top = SortedBranch(elements.sortedOrder[...], in: elements)
    length = elements.count
  }

  /// Inserts the element after all that are equal to it.
  /// - Returns: the row at which it is now.
  @inlinable public mutating func insert(_ element: consuming Element) -> Int {
    length += 1
    return top.insert(element)
  }

  /// Removes the element of the row, which has to be there.
  /// - Returns: the element that was removed.
  @inlinable public mutating func remove(at row: Int) -> Element {
    length -= 1
    return top.remove(at: row)
  }

  /// The row of the element, the last one of those that are equal; nil if it is not in the list.
  ///
  /// Takes O(log n) where of any two different elements one goes before the other.
  @inlinable public func row(of element: Element) -> Int? {
    for row in (0..<top.firstRow(after: element)).reversed() {
      if self[row] == element { return row }
      if self[row] < element { return nil }
    }
    return nil
  }
}

extension SortedList: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { length }

  @inlinable @inline(__always) public subscript(row: Int) -> Element {
    let (branch, rowInBranch) = top.position(ofRow: row)
    let (leaf, place) = top.parts[branch].position(ofRow: rowInBranch)
    return top.parts[branch].parts[leaf].elements[place]
  }

  @inlinable public func makeIterator() -> some IteratorProtocol<Element> {
    top.parts.lazy.flatMap { $0.parts }.flatMap { $0.elements }.makeIterator()
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first row for which the condition holds, given that it holds for every row after that one too; the end where it
  /// holds for none. Looks at O(log n) rows.
  @inlinable func partitioningRow(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
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
