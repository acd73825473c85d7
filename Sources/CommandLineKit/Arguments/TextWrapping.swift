/// Breaks text between words so that it fits a terminal of 80 columns.
enum TextWrapping {
  static let columns = 80

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func paragraph(_ text: String, indent: Int = 0) -> String {
    hanging(String(repeating: " ", count: indent), pieces: words(text), indent: indent)
  }

  /// Sets the pieces after the head and indents the lines that follow; a piece is never broken.
  static func hanging(_ head: String, pieces: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = head
    var lineIsEmpty = true
    for piece in pieces {
      if !lineIsEmpty, line.count + 1 + piece.count > columns {
        lines.append(line)
        (line, lineIsEmpty) = (margin, true)
      }
      line += (lineIsEmpty ? "" : " ") + piece
      lineIsEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
