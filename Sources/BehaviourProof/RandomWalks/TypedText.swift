import ContactsDomain
import Measurement

/// Makes up what one walk types: names, and what is pasted or typed by accident.
///
/// In some walks nearly all texts are made of a few scalars, so that names meet that differ in how they are composed.
struct TypedText {
  /// What most texts of the walk are made of; nil for texts of all kinds.
  let alphabet: [Unicode.Scalar]?

  /// Chooses what the walk types.
  init(using generator: inout SeededGenerator) {
    guard generator.chance(percent: 30) else {
      alphabet = nil
      return
    }
    let script = generator.element(of: Self.scripts)
    let others: [Unicode.Scalar] = ["a", "A", "e", " ", "\u{301}", "\u{323}"]
    alphabet =
      (0..<generator.number(in: 2...5)).map { _ in generator.element(of: script) }
      + (0..<generator.number(in: 0...2)).map { _ in generator.element(of: others) }
  }

  /// A text to type: mostly a name, sometimes one that is hard to order, to show or to accept.
  func any(using generator: inout SeededGenerator) -> String {
    if let alphabet, generator.chance(percent: 90) {
      let scalars = (0..<generator.number(in: 1...3)).map { _ in generator.element(of: alphabet) }
      return String(String.UnicodeScalarView(scalars))
    }
    let text = Self.single(using: &generator)
    return generator.chance(percent: 15) ? text + Self.single(using: &generator) : text
  }

  private static func single(using generator: inout SeededGenerator) -> String {
    switch generator.element(weighted: kinds) {
    case .one(let texts): generator.element(of: texts)
    case .long: long(using: &generator)
    case .scalars: scalars(using: &generator)
    }
  }

  /// Scalars that compose with one another, or seem to; those of one script in one walk.
  static let scripts: [[Unicode.Scalar]] = [
    // Jamo and syllables; U+1176, U+11A7 and U+11C3 are just beyond those that compose.
    [
      "\u{1100}", "\u{1112}", "\u{1161}", "\u{1175}", "\u{1176}", "\u{11A7}", "\u{11A8}", "\u{11C2}",
      "\u{11C3}", "\u{AC00}", "\u{AC01}", "\u{AE30}", "\u{AE4B}",
    ],
    // Latin letters and marks, in one scalar and in several.
    [
      "a", "A", "e", "\u{C1}", "\u{E1}", "\u{1EA4}", "\u{1EB7}", "\u{212B}", "\u{C5}", "\u{300}", "\u{301}",
      "\u{302}", "\u{306}", "\u{30A}", "\u{323}", "\u{327}", "\u{344}", "\u{345}", "\u{35C}",
    ],
    // Greek and Cyrillic.
    [
      "\u{391}", "\u{3B1}", "\u{3AC}", "\u{1F71}", "\u{1FB3}", "\u{3B9}", "\u{3C2}", "\u{3C3}", "\u{2126}",
      "\u{342}", "\u{345}", "\u{435}", "\u{451}", "\u{438}", "\u{439}", "\u{308}", "\u{306}",
    ],
    // Scripts of South Asia, where marks compose with one another.
    [
      "\u{928}", "\u{929}", "\u{93C}", "\u{958}", "\u{9C7}", "\u{9BE}", "\u{9CB}", "\u{BC6}", "\u{BBE}",
      "\u{F71}", "\u{F72}", "\u{F73}", "\u{F74}", "\u{11131}", "\u{11127}", "\u{1112E}",
    ],
    // Kana and ideographs, with their compatibility forms.
    [
      "\u{304B}", "\u{304C}", "\u{3099}", "\u{30CF}", "\u{30D0}", "\u{30D1}", "\u{309A}", "\u{FF8A}",
      "\u{FF9E}", "\u{5C71}", "\u{F900}", "\u{8C48}", "\u{2F800}", "\u{4E3D}",
    ],
    // Compatibility forms and letters beyond the first plane.
    [
      "A", "\u{FF21}", "f", "i", "\u{FB01}", "\u{1C5}", "\u{DF}", "\u{1E9E}", "s", "\u{17F}", "\u{130}",
      "\u{131}", "\u{1D15E}", "\u{1D157}", "\u{1D165}", "\u{10057}", "W", "\u{323}",
    ],
    // What emoji are made of.
    [
      "\u{1F469}", "\u{1F467}", "\u{200D}", "\u{1F44D}", "\u{1F3FD}", "\u{2764}", "\u{FE0F}", "1", "\u{20E3}",
      "\u{1F1ED}", "\u{1F1FA}",
    ],
  ]

  private enum Kind {
    case one(of: [String])
    case long, scalars
  }

  private static let kinds: [(weight: Int, element: Kind)] = [
    (40, .one(of: plain)), (20, .one(of: marked)), (10, .one(of: foreign)), (6, .one(of: emoji)),
    (5, .one(of: space)), (4, .one(of: control)), (4, .one(of: invisible)), (3, .one(of: combining)),
    (3, .one(of: syntax)), (3, .long), (2, .scalars),
  ]

  /// Few and alike, so that equal names and names that differ in case only are common.
  private static let plain = [
    "Ada", "ada", "ADA", "Alan", "Mary", "Mary Ann", "Grace", "Bee", "Zed", "Zoe", "a", "A", "b", "ab",
    "O'Neil", "Person", "Person 07", "7",
  ]
  private static let marked = [
    "Éva", "E\u{301}va", "eva", "Eva", "Zoë", "Zoe\u{308}", "Ångström", "A\u{30A}ngstro\u{308}m", "Å",
    "\u{212B}", "straße", "STRASSE", "Strasse", "ΣΊΣΥΦΟΣ", "Σίσυφος", "İpek", "ırmak", "IRMAK", "Nguyễn",
    "Nguye\u{302}\u{303}n", "ﬁn", "FIN", "Łódź", "ǅ", "ᾳ", "ŉ", "ΐ", "Ж", "ё", "Е",
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
    "\u{202E}adA", "\u{2066}Ada\u{2069}",
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
