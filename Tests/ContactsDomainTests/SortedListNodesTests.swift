import Testing

@testable import ContactsDomain

/// When nodes divide, are filled and are dropped: no row shows it, and what a list costs rests on it.
@Suite struct SortedListNodesTests {
  private func leaves(of list: SortedList<Int>) -> [Int] { SortedListShape(list).leaves }
  private func branches(of list: SortedList<Int>) -> [[Int]] { SortedListShape(list).branches }

  private func grown(to count: Int) -> SortedList<Int> {
    var list = SortedList<Int>()
    for number in 0..<count { _ = list.insert(number) }
    return list
  }

  // MARK: Building and inserting

  @Test func aListThatIsBuiltHasRoomInItsNodes() {
    #expect(leaves(of: SortedList(0..<48)) == [48])
    #expect(leaves(of: SortedList(0..<49)) == [48, 1])
    #expect(branches(of: SortedList(0..<(48 * 48))) == [[48]])
    #expect(branches(of: SortedList(0..<(48 * 48 + 1))) == [[2], [48, 1]])
  }

  @Test func aFullNodeDividesIntoHalves() {
    #expect(leaves(of: grown(to: 64)) == [64])
    #expect(leaves(of: grown(to: 65)) == [32, 33])
    // The first division comes with the 65th element, each further one 32 elements later: 63 of them fill the root.
    #expect(branches(of: grown(to: 65 + 62 * 32)) == [[64]])
    #expect(branches(of: grown(to: 65 + 62 * 32 + 1)) == [[2], [32, 32]])
  }

  // MARK: Removing

  @Test func aLeafIsFilledFromTheOneBesideItWhereItIsSparse() {
    var list = SortedList(0..<96)
    for number in 0..<32 { #expect(list.remove(at: 0) == number) }
    #expect(leaves(of: list) == [16, 48])
    #expect(list.remove(at: 0) == 32)
    #expect(leaves(of: list) == [31, 32])
  }

  @Test(arguments: [(32, [47]), (33, [23, 25])])
  func twoLeavesBecomeOneWhereOneHasRoomForBoth(upper: Int, expected: [Int]) {
    var list = SortedList(0..<96)
    for _ in 0..<32 { _ = list.remove(at: 0) }
    while list.count > 16 + upper { _ = list.remove(at: list.count - 1) }
    #expect(leaves(of: list) == [16, upper])
    #expect(list.remove(at: 0) == 32)
    #expect(leaves(of: list) == expected)
    // What is not used keeps no memory.
    #expect((list.leaves[1].elements.capacity == 0) == (expected.count == 1))
  }

  @Test func branchesAreFilledAsLeavesAre() {
    var list = SortedList(0..<(48 * 49))
    #expect(branches(of: list) == [[2], [48, 1]])
    _ = list.remove(at: list.count - 1)
    #expect(branches(of: list) == [[2], [24, 25]])
    list = SortedList(0..<(48 * 49))
    // The first leaf shares with the second once, and they become one.
    for _ in 0..<49 { _ = list.remove(at: 0) }
    #expect(branches(of: list) == [[2], [47, 1]])
    _ = list.remove(at: list.count - 1)
    #expect(branches(of: list) == [[48]])
  }

  /// About twice the leaves that the elements can need are kept, and no more.
  @Test(arguments: [5, 6])
  func unusedNodesAreDroppedWhereTheyAreMany(count: Int) {
    var list = SortedList(0..<(48 * count))
    while list.count > 16 { _ = list.remove(at: 0) }
    #expect(list.leaves.count == count)
    _ = list.remove(at: 0)
    #expect(list.leaves.count == 1)
    #expect(list.branches.isEmpty)
    #expect(SortedListShape(list).problems == [])
  }

  // MARK: Comparing

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
