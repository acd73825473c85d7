/// The place of an element in an array, with its rank: what is sorted in the element's stead.
@usableFromInline
struct RankedIndex {
  @usableFromInline let rank: UInt64
  @usableFromInline let index: Int

  @inlinable
  init(rank: UInt64, index: Int) {
    self.rank = rank
    self.index = index
  }
}

extension Array where Element: Ranked {
  /// The places of the elements in their order, with equal ones in the order in which they come.
  ///
  /// Numbers are sorted first, and then, among elements of one rank, elements: that takes a fraction of the time of
  /// sorting all elements, and O(n) where they come in order.
  @inlinable
  var sortedOrder: [RankedIndex] {
    withUnsafeBufferPointer { elements in
      var order = elements.indices.map { RankedIndex(rank: elements[$0].rank, index: $0) }
      if !order.indices.dropFirst().allSatisfy({ order[$0 - 1].rank <= order[$0].rank }) {
        order.sort { $0.rank < $1.rank }
      }
      order.withUnsafeMutableBufferPointer { order in
        var start = 0
        while start < order.count {
          var end = start + 1
          while end < order.count, order[end].rank == order[start].rank { end += 1 }
          if end - start > 1 { order[start..<end].sort { elements[$0.index] < elements[$1.index] } }
          start = end
        }
      }
      return order
    }
  }
}
