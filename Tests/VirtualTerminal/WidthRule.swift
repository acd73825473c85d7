/// How a terminal decides how many cells it gives to what is printed.
package enum WidthRule: Sendable {
  /// Scalar by scalar, as most terminals do: a scalar without a width goes into the cell before it.
  case scalars
  /// Character by character, as some modern terminals do: never more than two cells.
  case clusters
}

extension Unicode.Scalar {
  /// The cells of a scalar by the rule that most terminals have taken over.
  ///
  /// Source: Markus Kuhn, "wcwidth.c", 2007, with emoji as Unicode has them now.
  var wcwidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format where value != 0xAD: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Character {
  /// The cells of a character in a terminal that gives each character one or two.
  var clusterWidth: Int {
    if unicodeScalars.contains("\u{FE0F}") || unicodeScalars.first?.properties.isEmojiPresentation == true {
      return 2
    }
    return unicodeScalars.map(\.wcwidth).max() ?? 0
  }
}
