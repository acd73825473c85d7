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

  /// The byte of the rank that lies so many bits above the last.
  @inlinable
  func byte(at shift: Int) -> Int {
    Int(truncatingIfNeeded: rank &>> UInt64(truncatingIfNeeded: shift)) & 0xFF
  }
}

extension Array where Element: Ranked {
  /// The places of the elements in their order, with equal ones in the order in which they come.
  ///
  /// Numbers are sorted first, and then, among elements of one rank, elements: that takes a fraction of the time of
  /// sorting all elements, and O(n) where few ranks are equal or equal ones come in order.
  @inlinable
  var sortedOrder: [RankedIndex] {
    withUnsafeBufferPointer { elements in
      var order = elements.indices.map { RankedIndex(rank: elements[$0].rank, index: $0) }
      if !order.indices.dropFirst().allSatisfy({ order[$0 - 1].rank <= order[$0].rank }) {
        order.sortByRank()
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

extension [RankedIndex] {
  /// Sorts by rank, byte by byte from the last one on, with equal ranks in the order in which they come.
  ///
  /// Source: D. Knuth, "The Art of Computer Programming", volume 3, section 5.2.5, "Sorting by Distribution".
  @inlinable
  mutating func sortByRank() {
    // Counting 256 bytes eight times does not pay for a few.
    guard count > 256 else { return sort { $0.rank < $1.rank } }
    var spare = self
    for shift in stride(from: 0, to: UInt64.bitWidth, by: UInt8.bitWidth) {
      var places = [Int](repeating: 0, count: 256)
      for item in self { places[item.byte(at: shift)] += 1 }
      // Nothing moves where all have the same byte.
      if places.contains(count) { continue }
      var sum = 0
      for byte in places.indices { (places[byte], sum) = (sum, sum + places[byte]) }
      spare.withUnsafeMutableBufferPointer { spare in
        for item in self {
          spare[places[item.byte(at: shift)]] = item
          places[item.byte(at: shift)] += 1
        }
      }
      swap(&self, &spare)
    }
  }
}
