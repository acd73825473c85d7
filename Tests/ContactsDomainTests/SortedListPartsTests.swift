import Testing

@testable import ContactsDomain

/// When leaves and branches divide and become one: no row shows it, and what a list costs rests on it.
@Suite struct SortedListPartsTests {
  private func leaves(of list: SortedList<Int>) -> [[Int]] { SortedListShape(list).leaves }
  private func widths(of list: SortedList<Int>) -> [Int] { list.top.parts.map(\.width) }

  private func grown(to count: Int) -> SortedList<Int> {
    var list = SortedList<Int>()
    for number in 0..<count { _ = list.insert(number) }
    return list
  }

  @Test func aListThatIsBuiltHasRoomInItsParts() {
    #expect(leaves(of: SortedList(0..<52)) == [[52]])
    #expect(leaves(of: SortedList(0..<53)) == [[26, 27]])
    #expect(widths(of: SortedList(0..<(48 * 52))) == [48])
    #expect(widths(of: SortedList(0..<(48 * 52 + 1))) == [24, 25])
  }

  @Test func aFullPartDividesIntoHalves() {
    #expect(leaves(of: grown(to: 63)) == [[63]])
    #expect(leaves(of: grown(to: 64)) == [[32, 32]])
    // The first division comes with the 64th element, each further one 32 elements later: 63 of them fill a branch.
    #expect(widths(of: grown(to: 64 + 62 * 32 - 1)) == [63])
    #expect(widths(of: grown(to: 64 + 62 * 32)) == [32, 32])
  }

  @Test(arguments: [(47, [[63]]), (48, [[32, 32]])])
  func aSparseLeafAndTheOneBesideItBecomeOneOrShare(upper: Int, expected: [[Int]]) {
    for isLower in [true, false] {
      var list = SortedList(0..<104)
      for _ in 0..<35 { _ = list.remove(at: isLower ? 0 : list.count - 1) }
      while list.count > 17 + upper { _ = list.remove(at: isLower ? list.count - 1 : 0) }
      #expect(leaves(of: list) == [isLower ? [17, upper] : [upper, 17]])
      _ = list.remove(at: isLower ? 0 : list.count - 1)
      #expect(leaves(of: list) == expected)
    }
  }

  @Test func branchesBecomeOneAsLeavesDo() {
    var list = SortedList(0..<(48 * 52 + 1))
    var seen = [widths(of: list)]
    while list.count > 64 {
      _ = list.remove(at: 0)
      if seen.last != widths(of: list) { seen.append(widths(of: list)) }
    }
    let expected = stride(from: 24, through: 17, by: -1).map { [$0, 25] } + [[41]]
    #expect(Array(seen.prefix(9)) == expected)
    #expect(SortedListShape(list).problems == [])
  }

  /// What an insertion or a removal changes is copied, since a copy of the list has it too; all else remains shared.
  @Test func changingACopyCopiesTwoLeavesAtMost() {
    var list = SortedList(0..<200_000)
    for row in stride(from: 0, to: 200_000, by: 20_011) {
      let before = list
      _ = row.isMultiple(of: 2) ? list.remove(at: row) : list.insert(row)
      let (old, new) = (before.top.parts.map(\.counts), list.top.parts.map(\.counts))
      #expect(zip(old, new).count { !$0.isSameStorage(as: $1) } <= 2)
      let oldLeaves = before.top.parts.flatMap(\.parts).map(\.ranks)
      let newLeaves = list.top.parts.flatMap(\.parts).map(\.ranks)
      #expect(zip(oldLeaves, newLeaves).count { !$0.isSameStorage(as: $1) } <= 2)
    }
    #expect(SortedListShape(list).problems == [])
  }

  @Test func elementsOfDifferentRanksAreNotCompared() {
    let log = ComparisonLog()
    // In order, which needs no sorting; against it; and more than a few.
    for numbers in [Array(0..<100), (0..<100).reversed(), (0..<1000).reversed()] {
      var list = SortedList(numbers.map { Logged(number: $0 * 2, log: log) })
      for number in 0..<50 { _ = list.insert(Logged(number: number * 4 + 1, log: log)) }
    }
    #expect(log.count == 0)
    _ = SortedList([1, 1].map { Logged(number: $0, log: log) })
    #expect(log.count == 1)
  }

  @Test func whatIsRemovedIsLetGo() {
    var elements = (0..<3000).map { Held(number: $0, object: Object()) }
    var list = SortedList(elements)
    weak let first = elements[0].object
    weak let middle = elements[1560].object
    elements = []
    #expect(first != nil && middle != nil)
    _ = list.remove(at: 1560)
    _ = list.remove(at: 0)
    #expect(first == nil && middle == nil)
  }
}

private final class Object {}

private struct Held: Ranked {
  let number: Int
  let object: Object

  var rank: UInt64 { number.rank }

  static func == (left: Held, right: Held) -> Bool { left.number == right.number }
  static func < (left: Held, right: Held) -> Bool { left.number < right.number }
}

private final class ComparisonLog {
  var count = 0
}

/// Counts how often it is compared.
private struct Logged: Ranked {
  let number: Int
  let log: ComparisonLog

  var rank: UInt64 { number.rank }

  static func == (left: Logged, right: Logged) -> Bool { left.number == right.number }

  static func < (left: Logged, right: Logged) -> Bool {
    left.log.count += 1
    return left.number < right.number
  }
}

extension Array {
  fileprivate func isSameStorage(as other: Array) -> Bool {
    withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
