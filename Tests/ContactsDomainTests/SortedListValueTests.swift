import ContactsDomain
import Testing

/// A list is a value: what is done to a copy does not show in the original.
@Suite struct SortedListValueTests {
  /// A leaf; a branch; several; and more than are passed one by one.
  static let sizes = [0, 1, 64, 65, 3000, 5000, 200_000]

  @Test(arguments: sizes)
  func aCopyIsUnaffectedByInsertionsIntoTheOther(size: Int) {
    let numbers = (0..<size).map { $0 * 2 }
    let original = SortedList(numbers)
    var copy = original
    // Enough of them, all over the list, for leaves and branches to divide.
    let inserted = stride(from: 1, to: max(size * 2, 200), by: max(size / 100, 1)).map { $0 | 1 }
    for number in inserted {
      _ = copy.insert(number)
    }
    #expect(Array(original) == numbers)
    #expect(original.count == size)
    #expect(Array(copy) == (numbers + inserted).sorted())
  }

  @Test(arguments: sizes)
  func theOriginalCanChangeAndTheCopyStays(size: Int) {
    let numbers = Array(0..<size)
    var original = SortedList(numbers)
    let copy = original
    for place in [0, size / 2, size] {
      for _ in 0..<70 { _ = original.insert(place) }
    }
    #expect(Array(copy) == numbers)
    #expect(copy.indices.allSatisfy { copy[$0] == $0 })
    #expect(original.count == size + 210)
  }

  @Test func manyVersionsLiveSideBySide() {
    var list = SortedList<Int>()
    var versions = [list]
    for number in 0..<400 {
      _ = list.insert(number * 7 % 400)
      versions.append(list)
    }
    for (count, version) in versions.enumerated() {
      #expect(Array(version) == (0..<count).map { $0 * 7 % 400 }.sorted())
    }
  }

  @Test(arguments: [1, 64, 65, 5000])
  func insertingWhileIteratingDoesNotDisturbTheIteration(size: Int) {
    var list = SortedList((0..<size).map { $0 * 2 })
    var seen: [Int] = []
    for number in list {
      seen.append(number)
      _ = list.insert(number + 1)
    }
    #expect(seen == (0..<size).map { $0 * 2 })
    #expect(Array(list) == Array(0..<(size * 2)))
  }
}
