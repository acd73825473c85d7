import ContactsDomain
import Measurement
import Testing

@Suite struct SortedListTests {
  /// Sizes at which leaves and branches are full, just not full, and just divided; built in bulk and by insertion.
  static let sizes = [0, 1, 2, 51, 52, 53, 63, 64, 65, 104, 105, 128, 2496, 2497, 4097, 5000]

  private func twins(_ count: Int, ofEach value: (Int) -> Int) -> [Twin] {
    (0..<count).map { Twin(value: value($0), id: $0) }
  }

  @Test(arguments: sizes)
  func itIsBuiltFromElementsInAnyOrder(size: Int) {
    let sorted = twins(size) { $0 / 3 }
    var generator = SeededGenerator(seed: 1)
    #expect(Array(SortedList(sorted)) == sorted)
    #expect(Array(SortedList(twins(size) { size - $0 })).map(\.value) == Array(1..<(size + 1)))
    let shuffled = twins(size) { $0 / 3 }.shuffled(using: &generator)
    // Equals stay in the order in which they came: a stable sort is the model.
    let expected = shuffled.enumerated().sorted {
      ($0.element.value, $0.offset) < ($1.element.value, $1.offset)
    }
    #expect(Array(SortedList(shuffled)).map(\.id) == expected.map(\.element.id))
  }

  @Test(arguments: sizes)
  func rowsAndIterationAgree(size: Int) {
    var list = SortedList(twins(size) { $0 })
    #expect(list.insert(Twin(value: -1, id: size)) == 0)
    #expect(list.count == size + 1)
    #expect(list.indices.map { list[$0].id } == Array(list).map(\.id))
    #expect(list.first?.id == size)
    #expect(list.isEmpty == false)
  }

  @Test(arguments: sizes)
  func insertingTellsTheRowAtTheStartInTheMiddleAndAtTheEnd(size: Int) {
    let list = SortedList(twins(size) { $0 })
    for row in [0, size / 2, size] {
      var changed = list
      let twin = Twin(value: row - 1, id: -1)
      let expected = min(row, size)
      #expect(changed.insert(twin) == expected)
      #expect(changed[expected].id == -1)
      #expect(changed.count == size + 1)
    }
  }

  @Test func anEmptyListHasNothing() {
    let list = SortedList<Int>()
    #expect(list.isEmpty)
    #expect(list.first == nil)
    #expect(list.last == nil)
    #expect(Array(list) == [])
  }

  @Test(arguments: [[], [1], Array(0..<200)])
  func insertionsInOrderAgainstItAndAllTheSame(prefix: [Int]) {
    var ascending = SortedList(prefix)
    var descending = ascending
    var constant = ascending
    for number in 0..<5000 {
      #expect(ascending.insert(1000 + number) == prefix.count + number)
      #expect(descending.insert(-1 - number) == 0)
      #expect(constant.insert(1000) == prefix.count + number)
    }
    #expect(Array(ascending) == prefix + Array(1000..<6000))
    #expect(Array(descending) == Array(-5000..<0) + prefix)
    #expect(Array(constant) == prefix + Array(repeating: 1000, count: 5000))
  }
}
