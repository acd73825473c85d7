/// Makes text from outside safe and unambiguous to print.
package enum VisibleText {
  /// The maximum number of Unicode scalars of one text that a message shows.
  package static let limit = 500

  /// The text in single quotes, cut to ``limit``. Backslashes, and all characters that a terminal would obey or hide,
  /// are written as escapes.
  package static func quoted(_ text: String) -> String {
    "'" + abbreviated(text).unicodeScalars.map(visible).joined() + "'"
  }

  /// The text quoted as one word of a shell command; control characters stay in it.
  package static func shellWord(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// The text, cut and ended with `…` if it is longer than the limit.
  ///
  /// - Parameter limit: in Unicode scalars, as a single character may have any number of them.
  package static func abbreviated(_ text: String, to limit: Int = limit) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// The text with an escape such as `\u{1B}` for each character that controls a terminal or changes the direction of
  /// writing. Line feeds and tabs stay.
  package static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: drivesTerminal) else { return text }
    return text.unicodeScalars.map { drivesTerminal($0) ? escape($0) : String($0) }.joined()
  }

  /// The ``harmless(_:)`` text with each run of white space replaced by one space.
  package static func oneLine(_ text: String) -> String {
    harmless(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Whether the scalar is a control other than a line feed or a tab, or changes the direction of writing.
  private static func drivesTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20..<0x7F: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\\": return "\\\\"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return escape(scalar)
    default:
      return String(scalar)
    }
  }
}
