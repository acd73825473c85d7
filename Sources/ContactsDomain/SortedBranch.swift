/// Parts side by side, with what it takes to choose between them.
@usableFromInline
struct SortedBranch<Part: SortedPart>: SortedPart {
  @usableFromInline typealias Element = Part.Element

  @usableFromInline var parts: [Part]
  /// How many elements are in each part, side by side, so that finding a row visits no part that it passes.
  @usableFromInline var counts: [Int]
  /// The first element of each part but the first.
  @usableFromInline var separators: SortedLeaf<Element>

  @inlinable static var bulkCount: Int { 48 * Part.bulkCount }
  @inlinable var count: Int { counts.reduce(0, &+) }
  @inlinable var width: Int { parts.count }
  @inlinable var first: Element { parts[0].first }

  /// Has one part at least, and as many elements in each as in any other.
  @inlinable init(_ places: ArraySlice<RankedIndex>, in elements: [Element]) {
    let width = Swift.max((places.count + Part.bulkCount - 1) / Part.bulkCount, 1)
    let bounds = (0...width).map { places.startIndex + $0 * places.count / width }
    parts = zip(bounds, bounds.dropFirst()).map { Part(places[$0..<$1], in: elements) }
    counts = parts.map { $0.count }
    separators = SortedLeaf(roomFor: width - 1)
    for part in parts.dropFirst() { separators.insert(part.first, at: separators.count) }
  }

  /// The part in which a row is, and the row there.
  @inlinable @inline(__always) func position(ofRow row: Int) -> (part: Int, row: Int) {
    var (part, row) = (0, row)
    // The branch above all may have many parts: 64 are passed at a time, whose sum takes little.
    while part + 64 <= counts.count {
      let passed = counts[part..<part + 64].reduce(0, &+)
      if row < passed { break }
      row -= passed
      part += 64
    }
    while row >= counts[part] {
      row -= counts[part]
      part += 1
    }
    return (part, row)
  }

  @inlinable @inline(__always) func firstRow(after element: Element) -> Int {
    let part = separators.firstRow(after: element)
    return counts[..<part].reduce(0, &+) + parts[part].firstRow(after: element)
  }

  @inlinable mutating func insert(_ element: consuming Element) -> Int {
    let part = separators.firstRow(after: element)
    let row = counts[..<part].reduce(0, &+) + parts[part].insert(element)
    counts[part] += 1
    if parts[part].width >= Part.capacity { divide(part) }
    return row
  }

  @inlinable mutating func remove(at row: Int) -> Element {
    let (part, row) = position(ofRow: row)
    let element = parts[part].remove(at: row)
    counts[part] -= 1
    if parts[part].width <= Part.sparse && width > 1 {
      unite(part)
    } else if row == 0 && part > 0 {
      _ = separators.remove(at: part - 1)
      separators.insert(parts[part].first, at: part - 1)
    }
    return element
  }

  /// Divides a part into halves.
  @inlinable mutating func divide(_ part: Int) {
    let upper = parts[part].split(at: parts[part].width / 2)
    counts[part] -= upper.count
    counts.insert(upper.count, at: part + 1)
    separators.insert(upper.first, at: part)
    parts.insert(upper, at: part + 1)
  }

  /// Makes one of a part and the one beside it, or two of the same width if one would be too wide.
  @inlinable mutating func unite(_ part: Int) {
    let lower = Swift.max(part - 1, 0)
    parts[lower].append(parts.remove(at: lower + 1))
    counts[lower] += counts.remove(at: lower + 1)
    _ = separators.remove(at: lower)
    if parts[lower].width >= Part.capacity { divide(lower) }
  }

  @inlinable mutating func split(at place: Int) -> SortedBranch {
    var upper = self
    upper.parts.removeSubrange(..<place)
    upper.counts.removeSubrange(..<place)
    upper.separators = separators.split(at: place)
    parts.removeSubrange(place...)
    counts.removeSubrange(place...)
    _ = separators.remove(at: place - 1)
    return upper
  }

  @inlinable mutating func append(_ upper: SortedBranch) {
    separators.insert(upper.first, at: separators.count)
    separators.append(upper.separators)
    parts += upper.parts
    counts += upper.counts
  }
}
