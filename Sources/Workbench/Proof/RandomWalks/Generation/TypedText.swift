import ContactsDomain
import Measurement

/// Makes up what walks type: names, and what is pasted or typed by accident.
enum TypedText {
  /// A text to type: mostly a name, sometimes one that is hard to order, to show or to accept.
  static func any(using generator: inout SeededGenerator) -> String {
    let text = single(using: &generator)
    return generator.chance(percent: 15) ? text + single(using: &generator) : text
  }

  private static func single(using generator: inout SeededGenerator) -> String {
    let kind = generator.element(weighted: [
      (40, Kind.plain), (20, .marked), (10, .foreign), (6, .emoji), (5, .space), (4, .control),
      (4, .invisible),
      (3, .combining), (3, .syntax), (3, .long), (2, .scalars),
    ])
    switch kind {
    case .plain: return generator.element(of: plain)
    case .marked: return generator.element(of: marked)
    case .foreign: return generator.element(of: foreign)
    case .emoji: return generator.element(of: emoji)
    case .space: return generator.element(of: space)
    case .control: return generator.element(of: control)
    case .invisible: return generator.element(of: invisible)
    case .combining: return generator.element(of: combining)
    case .syntax: return generator.element(of: syntax)
    case .long: return long(using: &generator)
    case .scalars: return scalars(using: &generator)
    }
  }

  private enum Kind {
    case plain, marked, foreign, emoji, space, control, invisible, combining, syntax, long, scalars
  }

  /// Few and alike, so that equal names and names that differ in case only are common.
  private static let plain = [
    "Ada", "ada", "ADA", "Alan", "Mary", "Mary Ann", "Grace", "Bee", "Zed", "Zoe", "a", "A", "b", "ab",
    "O'Neil",
    "Person", "Person 07", "7",
  ]
  private static let marked = [
    "Éva", "E\u{301}va", "eva", "Eva", "Zoë", "Zoe\u{308}", "Ångström", "A\u{30A}ngstro\u{308}m", "Å",
    "\u{212B}",
    "straße", "STRASSE", "Strasse", "ΣΊΣΥΦΟΣ", "Σίσυφος", "İpek", "ırmak", "IRMAK", "Nguyễn",
    "Nguye\u{302}\u{303}n",
    "ﬁn", "FIN", "Łódź", "ǅ", "ᾳ", "ŉ", "ΐ", "Ж", "ё", "Е",
  ]
  private static let foreign = [
    "山田", "太郎", "김", "\u{1100}\u{1175}\u{11B7}", "민준", "Ａｄａ", "שָׁלוֹם", "דוד", "محمد", "مُحَمَّد", "สมชาย", "นำ",
    "अमित", "தமிழ்", "ﾊﾝｶｸ", "が", "か\u{3099}",
  ]
  private static let emoji = [
    "😀", "👩‍👩‍👧‍👦", "👍🏽", "🇭🇺", "🇺", "1️⃣", "❤️", "❤", "🏳️‍🌈", "☕",
  ]
  private static let space = [
    " ", "  ", "\t", "\u{A0}", "\u{2003}", "\u{3000}", " Ada", "Ada ", "\u{3000}Ada\u{A0}", "Ada  Augusta",
  ]
  private static let control = [
    "\n", "\r\n", "Ada\nAugusta", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}",
    "\u{202E}adA",
    "\u{2066}Ada\u{2069}",
  ]
  private static let invisible = [
    "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{FE0F}", "\u{2060}", "\u{34F}", "A\u{200B}da",
    "\u{200E}Ada",
  ]
  private static let combining = [
    "\u{301}", "\u{308}\u{323}", "\u{323}\u{308}", "\u{20DD}", "\u{345}", "\u{94D}", "a\u{315}\u{300}",
  ]
  private static let syntax = ["\"", "\\", "\\u{41}", "#", ",", "\"\u{301}", "scenario \"x\"", "%s"]

  /// Texts around the most scalars that a name may have, some of which grow shorter when composed.
  private static func long(using generator: inout SeededGenerator) -> String {
    let letter = generator.element(of: ["a", "Z", "é", "e\u{301}", "山"])
    let limit = generator.element(of: [100, ContactDraft.lengthLimit])
    return String(repeating: letter, count: generator.number(in: limit - 1...limit + 1))
  }

  /// Any letters, marks and signs of blocks that have not changed for many versions of Unicode.
  private static func scalars(using generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 1...generator.number(in: 1...6) {
      let value = generator.number(
        in: generator.element(of: [0x20...0x7E, 0xA0...0x36F, 0x386...0x3CE, 0x3041...0x30FE]))
      if let scalar = Unicode.Scalar(UInt32(value)) { text.append(scalar) }
    }
    return String(text)
  }
}
