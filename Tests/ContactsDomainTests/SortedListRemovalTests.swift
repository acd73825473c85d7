import Measurement
import Testing

@testable import ContactsDomain

@Suite struct SortedListRemovalTests {
  /// Sizes at which leaves and branches are sparse, full, and just not so.
  static let sizes = [1, 2, 16, 17, 33, 52, 53, 63, 64, 65, 104, 105, 2496, 2497, 5000]

  private func twins(_ count: Int, ofEach value: (Int) -> Int) -> [Twin] {
    (0..<count).map { Twin(value: value($0), id: $0) }
  }

  private func expectSound<Element>(_ list: SortedList<Element>) {
    #expect(SortedListShape(list).problems == [])
  }

  @Test(arguments: sizes)
  func everyRowCanGo(size: Int) {
    let numbers = Array(0..<size)
    let list = SortedList(numbers)
    for row in Set([0, 1, size / 3, size / 2, size - 2, size - 1]) where numbers.indices.contains(row) {
      var (changed, model) = (list, numbers)
      #expect(changed.remove(at: row) == model.remove(at: row))
      #expect(Array(changed) == model)
      expectSound(changed)
    }
    #expect(Array(list) == numbers)
  }

  @Test(arguments: sizes, [true, false])
  func allGoFromEitherEndAndTheListWorksAgain(size: Int, ascending: Bool) {
    var built = SortedList(0..<size)
    var grown = SortedList<Int>()
    for number in 0..<size { _ = grown.insert(number) }
    for gone in 0..<size {
      let row = ascending ? 0 : size - 1 - gone
      let expected = ascending ? gone : size - 1 - gone
      let removed = [built.remove(at: row), grown.remove(at: row)]
      if removed != [expected, expected] { Issue.record("row \(row): \(removed)") }
      if gone.isMultiple(of: 113) {
        expectSound(built)
        expectSound(grown)
      }
    }
    for var list in [built, grown] {
      #expect(list.isEmpty)
      for number in 0..<200 { #expect(list.insert(number) == number) }
      #expect(Array(list) == Array(0..<200))
      expectSound(list)
    }
  }

  @Test(arguments: [0, 40, 2000])
  func fillingAndEmptyingAgainAndAgainNeedsNoMoreParts(least: Int) {
    var list = SortedList(0..<least)
    for _ in 0..<60 {
      for number in 0..<1000 { _ = list.insert(number * 2) }
      for _ in 0..<1000 { _ = list.remove(at: list.count / 2) }
      expectSound(list)
    }
    #expect(list.count == least)
  }

  @Test(arguments: [64, 3000, 200_000])
  func aCopyKeepsWhatIsRemovedFromTheOther(size: Int) {
    let original = SortedList(0..<size)
    var copy = original
    var removed: [Int] = []
    for _ in 0..<min(size, 500) { removed.append(copy.remove(at: copy.count / 2)) }
    #expect(original.elementsEqual(0..<size))
    #expect(copy.count == size - removed.count)
    let gone = Set(removed)
    #expect(Array(copy) == (0..<size).filter { !gone.contains($0) })
    expectSound(copy)
  }

  @Test(arguments: sizes)
  func aRowIsFoundForWhatIsInTheList(size: Int) {
    let list = SortedList((0..<size).map { $0 * 2 })
    #expect(list.indices.filter { list.row(of: $0 * 2) != $0 } == [])
    for missing in [-1, 1, size, size * 2] where !missing.isMultiple(of: 2) || missing >= size * 2 {
      #expect(list.row(of: missing) == nil)
    }
  }

  @Test func amongEqualsTheOneThatIsMeantIsFound() {
    let twins = twins(500) { $0 / 100 }
    let list = SortedList(twins)
    for (row, twin) in twins.enumerated() { #expect(list.row(of: twin) == row) }
    #expect(list.row(of: Twin(value: 2, id: 1)) == nil)
    #expect(SortedList([1, 1, 1]).row(of: 1) == 2)
    #expect(SortedList<Int>().row(of: 1) == nil)
  }

  @Test func aContactIsFoundAndRemovedAmongDuplicates() throws {
    var names = RandomNames(seed: 5)
    var contacts = (0..<3000).map { Contact(id: Contact.ID(rawValue: $0), name: names.name()) }
    contacts += (3000..<3200).map { Contact(id: Contact.ID(rawValue: $0), name: contacts[7].name) }
    var list = SortedList(contacts)
    for contact in contacts {
      let row = try #require(list.row(of: contact))
      #expect(list.remove(at: row) == contact)
      #expect(list.row(of: contact) == nil)
    }
    #expect(list.isEmpty)
  }
}
