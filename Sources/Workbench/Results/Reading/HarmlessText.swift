/// Text that anyone may have written, fit to be read by a person.
package enum HarmlessText {
  /// The text with what could drive a terminal or turn the direction of writing as an escape such as `\u{1B}`. White
  /// space stays as it is.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return text.unicodeScalars.map { scalar in
      isHarmful(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  /// The text on one line, visible, and no longer than a message takes.
  package static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 100, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return oneLine(text) }
    return oneLine(String(scalars[..<end])) + "…"
  }

  /// The ``short(_:)`` text in quotation marks.
  package static func quoted(_ text: String) -> String { "\"\(short(text))\"" }

  /// The text with each run of white space as one space, visible.
  package static func oneLine(_ text: String) -> String {
    visible(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
