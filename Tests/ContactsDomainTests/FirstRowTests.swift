import Testing

@testable import ContactsDomain

/// The row that a person who types the beginning of a name looks for.
@Suite struct FirstRowTests {
  private func list(_ firstNames: [String]) -> SortedList<Contact> {
    SortedList(
      firstNames.enumerated().map { number, name in
        Contact(id: Contact.ID(rawValue: Int64(number)), name: PersonName(first: name, last: "Ray"))
      })
  }

  @Test(
    arguments: [
      ("", 0), ("a", 0), ("Ada", 0), ("ada ray", 0), ("al", 1), ("ALAN R", 1), ("b", 2), ("eva", 3),
      ("Éva", 3), ("zoe", 5), ("0", nil), ("aa", nil), ("ada rayx", nil), ("c", nil), ("zz", nil),
    ] as [(String, Int?)])
  func theFirstOfThoseThatBeginSoIsFound(text: String, row: Int?) {
    let names = ["Zoë", "Eva", "Ada", "Éva", "Bob", "Alan"]
    #expect(list(names).firstRow(beginningWith: text) == row)
  }

  @Test func anEmptyListHasNoRow() {
    #expect(list([]).firstRow(beginningWith: "") == nil)
    #expect(list([]).firstRow(beginningWith: "a") == nil)
  }

  @Test(arguments: [0, 1, 2, 7, 1000])
  func itLooksAtFewRows(count: Int) {
    let list = SortedList(0..<count)
    for first in 0...count {
      var looks = 0
      let row = list.partitioningRow { number in
        looks += 1
        return number >= first
      }
      #expect(row == first)
      // What is left is halved by each look: as many as the count has binary digits.
      #expect(looks <= Int.bitWidth - count.leadingZeroBitCount)
    }
  }
}
