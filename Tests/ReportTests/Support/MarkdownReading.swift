/// What stands in a page of Markdown.
struct MarkdownReading {
  /// The tables, each row by row without the row of dashes, each row cell by cell.
  private(set) var tables: [[[String]]] = []
  /// The images: their alternative texts and paths.
  private(set) var images: [(alternative: String, path: String)] = []

  init(_ markdown: String) {
    var table: [[String]] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("|") {
        table.append(Self.cells(of: String(line)))
      } else if !table.isEmpty {
        tables.append(table)
        table = []
      }
      if let match = line.wholeMatch(of: /!\[(.*)\]\((.*)\)/) {
        images.append((String(match.1), String(match.2)))
      }
    }
  }

  /// The first row that begins with the title, over all tables.
  func row(_ title: String) -> [String]? {
    tables.flatMap(\.self).first { $0.first == title }
  }

  /// The cells between pipes that are not escaped.
  private static func cells(of line: String) -> [String] {
    var cells = [""]
    var previous: Character?
    for character in line {
      if character == "|", previous != "\\" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      previous = character
    }
    return cells.dropFirst().dropLast().map { cell in
      // What only keeps a line from breaking is not read.
      cell.replacing("\u{2060}", with: "").split(separator: " ").joined(separator: " ")
    }
  }
}

extension String {
  /// What stands under a heading, up to the next one of its level.
  func section(_ heading: String) -> String {
    let level = heading.prefix { $0 == "#" } + " "
    var lines: [Substring] = []
    var isInside = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside, line.hasPrefix(level) { break }
      if line == heading { isInside = true }
      if isInside { lines.append(line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
