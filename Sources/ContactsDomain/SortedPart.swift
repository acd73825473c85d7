/// A part of a ``SortedList``: a leaf, which has elements, or a branch, which has parts of its own. Its rows begin at 0.
@usableFromInline
protocol SortedPart<Element> {
  associatedtype Element: Ranked

  /// How many elements building a list puts into a part.
  static var bulkCount: Int { get }
  var count: Int { get }
  /// How many elements a leaf has, or parts a branch.
  var width: Int { get }
  var first: Element { get }

  /// The elements at these places of an array, in this order.
  init(_ places: ArraySlice<RankedIndex>, in elements: [Element])

  /// The first row whose element follows this one; the count where none does.
  func firstRow(after element: Element) -> Int
  /// Inserts the element after all that are equal to it. Returns its row.
  mutating func insert(_ element: consuming Element) -> Int
  mutating func remove(at row: Int) -> Element
  /// Takes away what is from the place on. Returns it.
  mutating func split(at place: Int) -> Self
  /// Takes over what is in the part that follows this one.
  mutating func append(_ upper: Self)
}

extension SortedPart {
  /// The width at which a part divides.
  @inlinable static var capacity: Int { 64 }
  /// The width at which a part becomes one with the part beside it.
  @inlinable static var sparse: Int { 16 }
}
