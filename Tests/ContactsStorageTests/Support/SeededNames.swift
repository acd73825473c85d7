import ContactsDomain
import Measurement

/// Names that a person could have typed: seeded, short enough to meet often, from many parts of Unicode.
struct SeededNames {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func names(_ count: Int) -> [PersonName] {
    var names: [PersonName] = []
    while names.count < count {
      do {
        names.append(try ContactDraft(firstName: word(), lastName: word()).validated())
      } catch {
        // Marks alone are no name: the next try has another one.
        continue
      }
    }
    return names
  }

  /// Words that only meet in their folding, or only differ far behind, are as likely as any.
  private mutating func word() -> String {
    let scripts = [
      "aAbBzZ'-", "éÉeÈßsS", "σςΣάΑ", "ёЕеЯ", "ıIiİ", "漢字ｚＺ", "가각힣", "𐐀𐐨😀👩‍👩‍👧", "e\u{301}\u{327}a\u{30A}", "a b",
    ]
    let scalars = Array(scripts[Int.random(in: scripts.indices, using: &random)].unicodeScalars)
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      word.append(scalars[Int.random(in: scalars.indices, using: &random)])
    }
    return String(word)
  }
}
