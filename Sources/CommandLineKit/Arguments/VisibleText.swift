/// Makes text from outside safe and unambiguous to print.
package enum VisibleText {
  /// The most Unicode scalars of one text that a message shows.
  package static let limit = 500

  /// The text in single quotes, with backslashes and everything that a terminal would obey or hide written as escapes,
  /// and no longer than a message takes.
  package static func quoted(_ text: String) -> String {
    "'" + abbreviated(text).unicodeScalars.map(visible).joined() + "'"
  }

  /// The beginning of a text that is longer than a message takes, and `…`; a shorter text as it is.
  ///
  /// - Parameter limit: in Unicode scalars: a single character may have any number of them.
  package static func abbreviated(_ text: String, to limit: Int = limit) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
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
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default:
      return String(scalar)
    }
  }
}
