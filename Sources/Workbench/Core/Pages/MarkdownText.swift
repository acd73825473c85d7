import CommandLineKit

/// Makes any text safe to stand in Markdown.
enum MarkdownText {
  /// The text itself: nothing in it is markup, and it stays on one line.
  static func plain(_ text: String) -> String {
    VisibleText.oneLine(text).reduce(into: "") { result, character in
      switch character {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$": result += "\\\(character)"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// The reason why something was not measured, as plain text without the folders of the machine.
  static func reason(_ text: String) -> String {
    plain(withoutFolders(text))
  }

  /// The text with each absolute path cut down to its last part.
  static func withoutFolders(_ text: String) -> String {
    text.replacing(/(^|[\s"'(=:])\/(?:[^\s\/"')]+\/)+([^\s\/"')]*)/) { "\($0.1)\($0.2)" }
  }

  /// The text as code; a backtick, which would end it, becomes an apostrophe.
  static func code(_ text: String) -> String {
    "`\(VisibleText.oneLine(text).replacing("`", with: "'"))`"
  }

  /// A link to a file, or to a line of it; `text` is Markdown.
  static func link(_ text: String, to path: String, line: Int? = nil) -> String {
    "[\(text)](\(reference(to: path))\(line.map { "#L\($0)" } ?? ""))"
  }

  /// A relative reference by RFC 3986, whatever characters the path has.
  static func reference(to path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// The text itself inside an HTML element, where Markdown is not read.
  static func html(_ text: String) -> String {
    VisibleText.oneLine(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }
}

/// Words joined as in a sentence.
enum WordList {
  /// Such as `A`, `A and B` or `A, B and C`.
  static func and(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first words, and how many more there are.
  static func and(_ words: [String], upTo limit: Int) -> String {
    and(words.count > limit ? words.prefix(limit) + ["\(NumberText.count(words.count - limit)) more"] : words)
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
