/// Walks through a ``SortedList`` in order, leaf by leaf.
public struct SortedListIterator<Element: Comparable>: IteratorProtocol {
  /// The nodes still to visit, the next one last.
  @usableFromInline var pending: [SortedListNode<Element>]
  @usableFromInline var leaf: IndexingIterator<[Element]> = [].makeIterator()

  @inlinable
  init(_ root: SortedListNode<Element>) {
    pending = [root]
  }

  @inlinable
  public mutating func next() -> Element? {
    while true {
      if let element = leaf.next() {
        return element
      }
      guard let node = pending.popLast() else { return nil }
      leaf = node.leafElements.makeIterator()
      pending.append(contentsOf: node.children.reversed())
    }
  }
}
