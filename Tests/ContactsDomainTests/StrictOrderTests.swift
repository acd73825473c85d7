import ContactsDomain
import Foundation
import Measurement
import Testing

/// The laws of a strict weak order, on names that are equal in many spellings and differ by what composes with what.
@Suite struct StrictOrderTests {
  /// Scalars that compose with one another, or seem to.
  enum Script: String, CaseIterable {
    case jamo, hangul, marks, emoji, compatibility, cyrillic, astral

    var scalars: [Unicode.Scalar] {
      switch self {
      // U+1176, U+11A7 and U+11C3 are just beyond the jamo that make syllables.
      case .jamo:
        ["\u{1100}", "\u{1175}", "\u{1176}", "\u{11A7}", "\u{11A8}", "\u{11C2}", "\u{11C3}", "\u{301}"]
      case .hangul:
        ["\u{AC00}", "\u{AC01}", "\u{AE30}", "\u{AE4B}", "\u{11A8}", "\u{11C2}", "\u{35B}", "\u{301}"]
      case .marks:
        ["a", "A", "\u{C1}", "\u{1EA4}", "\u{301}", "\u{302}", "\u{323}", "\u{344}", "\u{345}", "\u{F73}"]
      case .emoji: ["👩", "👍", "\u{1F3FD}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "1", "🇭", "🇺"]
      case .compatibility:
        [
          "Ａ", "A", "ﬁ", "f", "i", "\u{2126}", "\u{3A9}", "\u{212B}", "\u{C5}", "²", "㍿", "\u{F900}",
          "\u{8C48}",
        ]
      case .cyrillic: ["е", "ё", "\u{308}", "и", "й", "\u{306}", "ж"]
      // A composition that looks at the last sixteen bits takes U+10057 for W.
      case .astral:
        [
          "\u{10057}", "W", "\u{323}", "\u{11131}", "\u{11127}", "\u{1112E}", "\u{1D15E}", "\u{1D157}",
          "\u{1D165}",
        ]
      }
    }
  }

  /// Names of these scalars and a few others; every third one is followed by itself in its other spellings.
  private func names(of script: Script, seed: UInt64) -> [PersonName] {
    var generator = SeededGenerator(seed: seed)
    let alphabet = script.scalars + ["a", "A", "\u{301}"]
    var names: [PersonName] = []
    for number in 0..<40 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
          }))
      let spellings = [
        text, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
      ]
      names += spellings.prefix(number % 3 == 0 ? 3 : 1).map { PersonName(first: "a", last: $0) }
    }
    return names
  }

  private func isBefore(_ one: PersonName, _ other: PersonName) -> Bool {
    // The same arrival, so that names alone decide.
    Contact(id: Contact.ID(rawValue: 1), name: one) < Contact(id: Contact.ID(rawValue: 1), name: other)
  }

  @Test(arguments: Script.allCases, 1...4 as ClosedRange<UInt64>)
  func equivalentNamesAreEqualAndOthersAreNot(script: Script, seed: UInt64) {
    let names = names(of: script, seed: seed)
    let decomposed = names.map { $0.last.decomposedStringWithCanonicalMapping }
    for (place, one) in names.enumerated() {
      for (otherPlace, other) in names.enumerated() {
        let isEqual = one == other
        // In loops over all pairs, recording what is wrong takes a fraction of the time of expecting what is right.
        let isSound =
          isEqual == (!isBefore(one, other) && !isBefore(other, one))
          // The standard library's own reading of canonical equivalence, which does not move a mark past U+0F73.
          && isEqual == (decomposed[place] == decomposed[otherPlace])
          && (!isEqual || one.hashValue == other.hashValue)
        if !isSound { Issue.record("\(shown(one)), \(shown(other))") }
      }
    }
  }

  @Test(arguments: Script.allCases, 1...4 as ClosedRange<UInt64>)
  func theOrderIsIrreflexiveAsymmetricAndTransitive(script: Script, seed: UInt64) {
    let names = names(of: script, seed: seed)
    // For each name those that it is before, so that any three are judged by comparisons of two.
    let after = names.map { one in Set(names.indices.filter { isBefore(one, names[$0]) }) }
    for one in names.indices {
      #expect(!after[one].contains(one), "\(shown(names[one]))")
      for other in names.indices {
        let isSound =
          if after[one].contains(other) {
            !after[other].contains(one) && after[other].isSubset(of: after[one])
          } else {
            // Equals behave equally against any third.
            after[other].contains(one) || after[one] == after[other]
          }
        if !isSound { Issue.record("\(shown(names[one])), \(shown(names[other]))") }
      }
    }
  }

  @Test func anEqualOfTheLesserIsLess() {
    let (apart, composed) = (
      PersonName(first: "a", last: "\u{1100}\u{1175}"), PersonName(first: "a", last: "\u{AE30}")
    )
    let accented = PersonName(first: "a", last: "\u{AE30}\u{301}")
    #expect(apart == composed)
    #expect(isBefore(composed, accented))
    #expect(isBefore(apart, accented))
    #expect(!isBefore(accented, apart))
  }

  /// Signs that are two marks each, behind one that comes later than the first of them.
  @Test(arguments: [
    ("\u{345}\u{344}", "\u{308}\u{301}\u{345}"), ("\u{F72}\u{F73}", "\u{F71}\u{F72}\u{F72}"),
    ("\u{F74}\u{F75}", "\u{F71}\u{F74}\u{F74}"), ("\u{F80}\u{F81}", "\u{F71}\u{F80}\u{F80}"),
  ])
  func marksAreInOneOrder(text: String, other: String) {
    #expect(PersonName(first: "a\(text)", last: "x") == PersonName(first: "a\(other)", last: "x"))
  }

  @Test(arguments: ["\u{AE30}\u{11A7}", "\u{1100}\u{1176}", "\u{10057}\u{323}", "\u{AE30}\u{11C3}"])
  func aNameKeepsWhatDoesNotCompose(text: String) throws {
    let name = try ContactDraft(firstName: text, lastName: "x").validated()
    #expect(
      name.first.unicodeScalars.elementsEqual(text.decomposedStringWithCanonicalMapping.unicodeScalars)
        || name.first.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  private func shown(_ name: PersonName) -> String {
    name.last.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
