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
  package nonisolated func truncated(toWidth width: Int) -> String {
    // No character is wider than its bytes are many.
    if utf8.count <= width { return self }
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
  /// The number of character cells: 2 for an emoji, however many scalars it is made of, else the sum of the scalars'
  /// widths, as most terminals count. A letter with its vowel signs may take three cells or more: `र्मा` does.
  package nonisolated var displayWidth: Int {
    if isASCII { return 1 }
    return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether terminals may disagree on the width: on that of emoji and of several scalars, and of a scalar that joins
  /// what is beside it.
  package nonisolated var hasUncertainWidth: Bool {
    if isASCII { return false }
    guard let base = unicodeScalars.first, unicodeScalars.count == 1 else { return true }
    return base.properties.isEmojiPresentation || " \(self) ".count < 3
  }

  /// Whether this is an emoji that is shown as a picture: by itself, by variation selector 16, or as one that several
  /// are joined to.
  private nonisolated var isEmoji: Bool {
    guard let base = unicodeScalars.first, base.properties.isEmoji else { return false }
    if base.properties.isEmojiPresentation { return true }
    return unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x200D && !base.isASCII }
  }
}

extension Unicode.Scalar {
  /// The number of character cells: 0 for what has no place of its own, 2 for East Asian wide characters, else 1.
  ///
  /// Sources: `wcwidth` as in the GNU C library for what takes no place; Unicode Standard Annex #11, "East Asian Width",
  /// for what is wide.
  fileprivate nonisolated var displayWidth: Int {
    if value < 0x300 { return 1 }
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isPrependedMark ? 1 : 0
    default: return isJoiningJamo ? 0 : 1
    }
  }

  /// A number sign and the like, which the digits after it are written on.
  private nonisolated var isPrependedMark: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// A vowel or a final consonant of Korean, which is drawn into the place of the first consonant.
  private nonisolated var isJoiningJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// East Asian Width W or F, emoji aside, in ranges that may have unassigned code points and marks between them.
  private nonisolated var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3029, 0x302E...0x303E,
      0x3041...0x3098, 0x309B...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3,
      0x16FF0...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default:
      properties.isEmojiPresentation
    }
  }
}
