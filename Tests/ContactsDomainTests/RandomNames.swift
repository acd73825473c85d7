import ContactsDomain
import Measurement

/// Names that collide often and are hard to order: few letters, with and without case and accents, many scripts.
struct RandomNames {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func name() -> PersonName {
    PersonName(first: text(), last: text())
  }

  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      text.append(Bool.random(using: &generator) ? collidingScalar() : anyScalar())
    }
    return String(text)
  }

  private mutating func collidingScalar() -> Unicode.Scalar {
    Self.colliding.randomElement(using: &generator) ?? "a"
  }

  /// Any scalar of Unicode 15: Foundation's normalisation may know less of later ones than the standard library does.
  private mutating func anyScalar() -> Unicode.Scalar {
    while true {
      let plane = Bool.random(using: &generator) ? 0x2FFF : 0x1FFFF
      let value = UInt32.random(in: 0...UInt32(plane), using: &generator)
      if let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15 {
        return scalar
      }
    }
  }

  private static let colliding: [Unicode.Scalar] = [
    "a", "A", "b", " ", "e", "E", "é", "É", "\u{301}", "\u{323}", "\u{345}", "ß", "ẞ", "s", "S", "ſ", "σ",
    "ς",
    "Σ", "i", "I", "İ", "ı", "ᾳ", "ᾼ", "Å", "\u{212B}", "\u{1112}", "\u{1161}", "\u{11AB}", "한", "\u{FFFF}",
    "\u{10000}", "\u{E000}", "-", "\u{0}",
  ]
}
