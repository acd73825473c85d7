import ContactsDomain
import Measurement
import Testing

/// The one order, against orders written by hand.
@Suite struct NameOrderTests {
  private func inOrder(_ names: [PersonName]) -> [String] {
    let contacts = names.enumerated().map { Contact(id: Contact.ID(rawValue: Int64($0)), name: $1) }
    return contacts.sorted().map { "\($0.name.first) \($0.name.last)" }
  }

  @Test(
    arguments: [
      ["Alice Munro", "bob Stone", "CAROL Shields", "dan brown"],
      ["Åsa Larsson", "Eva Perón", "Éva Ráth", "Eva Stone", "Zoe Quinn"],
      ["Mary Ann Bee", "Mary Zed"],
      ["Strasse A", "Straße B", "STRASSE C"],
      ["Odysseas A", "ΟΔΥΣΣΕΑΣ Α", "Οδυσσέας Β", "οδυσσεασ Γ"],
      ["Ada Lovelace", "Zoë Zed", "山田 太郎", "김 민준", "👩‍👩‍👧‍👦 Family"],
      ["Ann Lee", "Anna Lee", "Anna-Lena Lee"],
      ["Ada Ö", "Ada Oa", "Ada P"],
      ["İpek A", "Ipek B", "ıpek C"],
      ["1 One", "10 Ten", "2 Two", "Ada Lovelace"],
    ])
  func fullNamesAreOrderedWithoutCaseAndDiacritics(expected: [String]) throws {
    // The last word is the last name; where the order falls between the two must not matter.
    let names = try expected.map { text in
      let words = text.split(separator: " ").map(String.init)
      return PersonName(first: words.dropLast().joined(separator: " "), last: try #require(words.last))
    }
    #expect(inOrder(names) == expected)
    #expect(inOrder(names.reversed()) == expected)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func europeanLettersFoldAlikeWhateverIsBesideThem(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let scalars = (0..<6).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0..<0x180, using: &generator))
      }
      let first = String(String.UnicodeScalarView(scalars))
      // The one is folded letter by letter, the other as a whole, since there are ideographs in it.
      let (letters, whole) = (PersonName(first: first, last: "a"), PersonName(first: first, last: "山"))
      #expect(letters.sortKey.folded.dropLast() + "山" == whole.sortKey.folded, "\(scalars)")
    }
  }

  @Test func namesThatFoldToTheSameAreOrderedExactly() {
    let expected = ["Eva Peron", "Eva Perón", "eva peron", "Éva Perón"]
    let names = expected.map { text in
      let words = text.split(separator: " ")
      return PersonName(first: String(words[0]), last: String(words[1]))
    }
    #expect(inOrder(names) == expected)
    #expect(inOrder(names.reversed()) == expected)
  }

  @Test func theSameNameIsOrderedByArrival() {
    let name = PersonName(first: "Ada", last: "Lovelace")
    let earlier = Contact(id: Contact.ID(rawValue: 1), name: name)
    let later = Contact(id: Contact.ID(rawValue: 2), name: name)
    #expect(earlier < later)
    #expect(!(later < earlier))
    #expect(!(earlier < earlier))
  }

  @Test func whereTheFirstNameEndsDoesNotMatterForTheOrder() {
    let one = Contact(id: Contact.ID(rawValue: 2), name: PersonName(first: "Mary Ann", last: "Bee"))
    let other = Contact(id: Contact.ID(rawValue: 1), name: PersonName(first: "Mary", last: "Ann Bee"))
    #expect(one.name != other.name)
    #expect(other < one)
  }

  @Test(
    arguments: [
      ("ÉVA", "eva"), ("straße", "strasse"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευσ"), ("Ὀδυσσεύς", "οδυσσευσ"),
      ("Łukasz", "łukasz"), ("Ørsted", "ørsted"), ("ﬁn", "fin"), ("Dvořák", "dvorak"), ("K", "k"),
      ("İ", "i"), ("ſƀ", "sƀ"), ("ё", "е"), ("한", "한"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("", ""),
    ])
  func aKeyIsTheNameWithoutCaseAndDiacritics(name: String, folded: String) {
    #expect(PersonName(first: name, last: "X").sortKey.folded == "\(folded) x")
  }

  @Test func aNameInTwoScalarsAndInOneIsTheSame() {
    let composed = PersonName(first: "Éva", last: "Ráth")
    let decomposed = PersonName(first: "E\u{301}va", last: "Ra\u{301}th")
    #expect(composed == decomposed)
    #expect(composed.hashValue == decomposed.hashValue)
    #expect(composed.sortKey == decomposed.sortKey)
    #expect(Array(composed.sortKey.folded.utf8) == Array(decomposed.sortKey.folded.utf8))
  }
}
