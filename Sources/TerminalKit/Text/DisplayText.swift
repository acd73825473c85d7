extension String {
  /// The text with everything that could drive a terminal or break a line shown as a visible escape: `\u{1B}`.
  ///
  /// Zero-width joiners stay, since emoji are made with them.
  public nonisolated var displayText: String {
    guard unicodeScalars.contains(where: \.needsEscape) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.needsEscape {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The display text in quotation marks, with those inside it escaped, as a scenario file would write it.
  public nonisolated var quoted: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"\(String(escaped).displayText)\""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a line break, or a change of writing direction that outlives the text.
  fileprivate nonisolated var needsEscape: Bool {
    if value >= 0x20 && value < 0x7F { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
