package import ContactsDomain
import Measurement

/// Names as people have them: one in eight has a diacritic, many begin alike, some are there twice.
package struct NameGenerator {
  private var generator: SeededGenerator

  /// Starts the sequence of names that belongs to `seed`.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next name, as a person types it.
  package mutating func next() -> ContactDraft {
    ContactDraft(firstName: word(syllables: 2), lastName: word(syllables: 3))
  }

  /// The next `count` names, as storage holds them.
  package mutating func names(_ count: Int) -> [PersonName] {
    (0..<count).map { _ in
      let draft = next()
      return PersonName(first: draft.firstName, last: draft.lastName)
    }
  }

  private mutating func word(syllables: Int) -> String {
    var word = ""
    for _ in 0..<syllables {
      word += pick(Self.onsets) + pick(Self.vowels)
    }
    word += pick(Self.codas)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func pick(_ parts: [String]) -> String {
    parts[Int(generator.next() % UInt64(parts.count))]
  }

  private static let onsets = [
    "b", "c", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "z", "br", "ch",
    "kr",
    "sh", "st", "tr",
  ]
  private static let vowels = [
    "a", "a", "a", "a", "e", "e", "e", "e", "i", "i", "i", "i", "o", "o", "o", "o", "u", "u", "u", "ai", "ei",
    "ie", "oo", "ou", "a", "e", "i", "o", "u", "a", "e", "i", "o", "u", "ay", "ea", "é", "ö",
  ]
  private static let codas = ["", "", "", "n", "r", "s", "l", "t", "m", "nd", "rt", "ck"]
}
