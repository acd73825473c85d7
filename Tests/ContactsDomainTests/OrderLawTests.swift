import ContactsDomain
import Foundation
import Testing

/// The laws of a total order, on random names: binary search, and a database's index, rely on every one of them.
@Suite struct OrderLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...8

  private func contacts(_ count: Int, seed: UInt64) -> [Contact] {
    var names = RandomNames(seed: seed)
    return (0..<count).map { Contact(id: Contact.ID(rawValue: Int64($0)), name: names.name()) }
  }

  @Test(arguments: seeds)
  func exactlyOneOfLessEqualAndGreaterHolds(seed: UInt64) {
    let contacts = contacts(150, seed: seed)
    for one in contacts {
      for other in contacts {
        let relations = [one < other, one == other, other < one]
        if relations.count(where: { $0 }) != 1 { Issue.record("\(one) and \(other)") }
      }
    }
  }

  @Test(arguments: seeds)
  func theOrderIsTransitive(seed: UInt64) {
    // In a list that is sorted by a relation without contradictions, each element precedes all that follow it.
    let sorted = contacts(200, seed: seed).sorted()
    for (index, one) in sorted.enumerated() {
      for later in sorted[(index + 1)...] where !(one < later) {
        Issue.record("\(one) is before \(later) in the sorted list, and not in the order")
      }
    }
  }

  @Test(arguments: seeds)
  func ranksAreInTheOrderOfTheContacts(seed: UInt64) {
    let contacts = contacts(150, seed: seed)
    for one in contacts {
      for other in contacts where one.rank < other.rank && !(one < other) {
        Issue.record("\(one) and \(other)")
      }
    }
  }

  @Test(arguments: seeds)
  func equalNamesHaveEqualKeysAndHashes(seed: UInt64) {
    var names = RandomNames(seed: seed)
    for _ in 0..<500 {
      let (first, last) = (names.text(), names.text())
      let name = PersonName(first: first, last: last)
      let decomposed = PersonName(
        first: first.decomposedStringWithCanonicalMapping, last: last.decomposedStringWithCanonicalMapping)
      #expect(name == decomposed)
      #expect(name.hashValue == decomposed.hashValue)
      #expect(name.sortKey == decomposed.sortKey, "\(first.debugDescription) \(last.debugDescription)")
      #expect(name.sortKey.hashValue == decomposed.sortKey.hashValue)
    }
  }

  @Test(arguments: seeds)
  func keysAreInTheOrderOfTheirBytes(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let keys = (0..<250).map { _ in names.name().sortKey }
    for one in keys {
      for other in keys {
        let isSound =
          (one < other) == one.folded.utf8.lexicographicallyPrecedes(other.folded.utf8)
          && (one == other) == one.folded.utf8.elementsEqual(other.folded.utf8)
        if !isSound { Issue.record("\(one.folded.debugDescription), \(other.folded.debugDescription)") }
      }
    }
  }

  @Test func keysThatDifferAfterTheEighthByteOnly() {
    let keys = ["Maximilian A", "Maximilian B", "Maximil A", "Maximili", "Maxi\u{0}", "Maxi"]
      .map { PersonName(first: $0, last: "").sortKey }
    #expect(
      keys.sorted().map(\.folded)
        == [
          "maxi ", "maxi\u{0} ", "maximil a ", "maximili ", "maximilian a ", "maximilian b ",
        ].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(keys[0] < keys[1])
    #expect(keys[0] != keys[1])
  }
}
