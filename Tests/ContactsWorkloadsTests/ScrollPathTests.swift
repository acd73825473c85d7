import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct ScrollPathTests {
  @Test(arguments: [0, 1, 8]) func aListThatFitsHasNowhereToGo(count: Int) {
    let path = ScrollPath(through: count)
    #expect(path.pages == 0)
    #expect(path.rowsPassed.isEmpty)
    #expect(path.operations == 1)
  }

  @Test func theWholeWayPassesEveryRowButThoseInViewAtItsTurns() {
    let path = ScrollPath(through: 20)
    #expect(path.pages == 2)
    #expect(path.rowsPassed == [8..<16, 16..<20, 4..<12, 0..<4])
    #expect(path.operations == 24)
  }

  @Test func onePageGoesThereAndBack() {
    #expect(ScrollPath(through: 1_000, pages: 1).rowsPassed == [8..<16, 0..<8])
    #expect(ScrollPath(through: 10, pages: 1).rowsPassed == [8..<10, 0..<2])
  }

  @Test(arguments: [9, 10, 16, 17, 100]) func itTakesAsManyPagesDownAsUp(count: Int) {
    let path = ScrollPath(through: count)
    #expect(path.rowsPassed.count == 2 * path.pages)
    #expect(path.operations == 2 * (count - 8))
  }

  @Test func stretchesTogetherPassEveryRow() {
    let stretches = ScrollPath.stretches(of: 1_003, pages: 10)
    #expect(Set(stretches.map(\.operations)) == [160])
    #expect(Set(stretches.flatMap(\.rowsPassed).flatMap(\.self)) == Set(0..<1_003))
    for path in stretches { #expect(path.rowsPassed.last?.lowerBound == path.start) }
  }

  @Test(arguments: [1, 10, 80]) func aListOfOneStretchIsPassedWhole(count: Int) {
    let stretches = ScrollPath.stretches(of: count, pages: 10)
    #expect(stretches.map(\.rowsPassed) == [ScrollPath(through: count).rowsPassed])
  }
}
