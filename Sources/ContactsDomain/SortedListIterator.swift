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
