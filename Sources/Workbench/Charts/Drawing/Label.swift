/// One line of text at its place in a drawing.
struct Label: Equatable {
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let text: String
  let style: LabelStyle
  let anchor: Anchor
  /// Where the anchor meets the baseline.
  let position: Point
}

/// How a label is written; sizes are in units of a drawing, which is 720 units wide.
enum LabelStyle: String, CaseIterable {
  case title
  case strong
  case body
  case muted
  case name
  case badge

  var size: Double {
    switch self {
    case .title: 24
    case .strong, .body: 20
    case .muted: 18
    case .name: 16
    case .badge: 15
    }
  }

  var isBold: Bool { self == .title || self == .strong || self == .badge }

  var lineHeight: Double { (size * 1.25).rounded() }
  var ascent: Double { size * 0.78 }
  /// How far below the middle of a line its baseline lies.
  var baselineShift: Double { size * 0.35 }

  /// The width that common sans-serif fonts need at most: which font a reader has is not known here.
  func width(of text: String) -> Double {
    let ems = text.reduce(0) { $0 + Self.ems($1) }
    return ems * size * (isBold ? 1.08 : 1)
  }

  private static func ems(_ character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", "'", "|", "!", ".", ",", ":", ";": 0.32
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.38
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.95
    case "A"..."Z", "&", "+", "=", "<", ">", "~": 0.72
    case "0"..."9": 0.61
    case _ where character.isASCII: 0.59
    case "\u{A1}"..."\u{24F}": 0.68
    default: 1.1
    }
  }
}
