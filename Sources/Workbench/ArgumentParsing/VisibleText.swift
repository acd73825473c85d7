/// Makes text from outside safe and unambiguous to print.
public enum VisibleText {
  /// The text in single quotes, with backslashes and everything that a terminal would obey or hide written as escapes.
  public static func quoted(_ text: String) -> String {
    "'" + text.unicodeScalars.map(visible).joined() + "'"
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
