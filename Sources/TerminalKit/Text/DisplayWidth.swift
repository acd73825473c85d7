extension String {
  /// The number of character cells that the text takes in a terminal.
  public nonisolated var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces after it up to the width, in character cells.
  nonisolated func padded(toWidth width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// As much of the text as the width holds, with an ellipsis at its end where it had to be cut.
  nonisolated func truncated(toWidth width: Int) -> String {
    var used = 0
    var end = startIndex
    for index in indices {
      used += self[index].displayWidth
      if used > width { return width > 0 ? String(self[..<end]) + "…" : "" }
      if used < width { end = self.index(after: index) }
    }
    return self
  }
}

extension Character {
  /// The number of character cells: 2 for East Asian wide characters and emoji, 0 for a mark without a base, else 1.
  ///
  /// Source: Unicode Standard Annex #11, "East Asian Width".
  nonisolated var displayWidth: Int {
    guard let base = unicodeScalars.first else { return 0 }
    if base.value < 0x300 {
      return unicodeScalars.contains { $0.value == Self.emojiVariation } ? 2 : 1
    }
    switch base.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji =
      base.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == Self.emojiVariation }
    return isEmoji || base.isWide ? 2 : 1
  }

  /// Variation selector 16: asks for the preceding character as an emoji.
  private nonisolated static var emojiVariation: UInt32 { 0xFE0F }
}

extension Unicode.Scalar {
  /// East Asian Width W or F, in ranges whose few neutral code points are unassigned.
  fileprivate nonisolated var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
