import ContactsDomain
import Measurement

/// Names to be stored, made one at a time: a process that fills a database need not hold them all.
struct StoredNames: Sequence {
  let count: Int
  let seed: UInt64

  func makeIterator() -> AnyIterator<PersonName> {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    return AnyIterator {
      guard number < count else { return nil }
      number += 1
      return PersonName(first: Self.word(using: &generator), last: Self.word(using: &generator))
    }
  }

  private static func word(using generator: inout SeededGenerator) -> String {
    let syllables = Int(generator.next() % 3) + 2
    let word = (0..<syllables).map { _ in Self.syllables[Int(generator.next() % 32)] }.joined()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let syllables = [
    "a", "be", "chi", "da", "e", "fé", "gra", "ho", "i", "jo", "ka", "lo", "ma", "ni", "o", "pe",
    "qui", "ra", "se", "ta", "u", "vi", "wen", "xa", "ya", "zoë", "an", "el", "is", "or", "ün", "st",
  ]
}
