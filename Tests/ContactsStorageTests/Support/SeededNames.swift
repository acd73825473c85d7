import ContactsDomain

/// Names that a person could have typed: seeded, short enough to meet often, from many parts of Unicode.
struct SeededNames {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
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

/// Source: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
