@testable import Workbench

/// What stands in a page of Markdown.
struct MarkdownReading {
  /// The tables, each row by row, each row cell by cell. Those that stand one below the other with the same titles of rows,
  /// so that each fits a phone, are one.
  private(set) var tables: [[[String]]] = []
  /// The images: their alternative texts and paths.
  private(set) var images: [(alternative: String, path: String)] = []

  init(_ markdown: String) {
    var table: [[String]] = []
    var isBehindTable = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("|") {
        table.append(Self.cells(of: String(line)))
      } else if !table.isEmpty {
        if isBehindTable, let joined = tables.last.flatMap({ Self.join($0, table) }) {
          tables[tables.count - 1] = joined
        } else {
          tables.append(table)
        }
        table = []
        isBehindTable = true
      } else if !line.isEmpty {
        isBehindTable = false
      }
      if line.hasPrefix("!"), let match = line.wholeMatch(of: /!\[(.*)\]\((.*)\)/) {
        images.append((String(match.1), String(match.2)))
      }
    }
  }

  /// Nil for tables that do not begin with the same column.
  private static func join(_ left: [[String]], _ right: [[String]]) -> [[String]]? {
    let titles = zip(left[0], right[0]).prefix { $0 == $1 }.count
    guard titles > 0, titles < right[0].count else { return nil }
    let none = Array(repeating: "", count: right[0].count - titles)
    return left.map { row in
      row
        + (right.first { $0.prefix(titles) == row.prefix(titles) }.map { Array($0.dropFirst(titles)) } ?? none)
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
  /// What stands under the first heading with the text of `heading`, up to the next one of its level or above it. The
  /// level of `heading` itself does not matter.
  func section(_ heading: String) -> String {
    let title = heading.drop { $0 == "#" }.dropFirst()
    var lines: [Substring] = []
    var level = Int.max
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let own = line.prefix { $0 == "#" }.count
      if !lines.isEmpty, own > 0, own <= level { break }
      if lines.isEmpty, own > 0, line.dropFirst(own + 1) == title { level = own }
      if level < .max { lines.append(line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Report {
  /// All pages one after the other, the page to begin with first.
  var markdown: String {
    let rest = pages.keys.filter { $0 != Self.front }.sorted()
    return ([Self.front] + rest).compactMap { pages[$0] }.joined()
  }

  /// The page on what articles and studies claim.
  var claims: String { pages["claims.md"] ?? "" }

  /// The page on public apps.
  var elsewhere: String { pages["elsewhere.md"] ?? "" }

  /// The page on change requests.
  var changes: String { pages["changes.md"] ?? "" }

  /// The page on unit tests.
  var testing: String { pages["testing.md"] ?? "" }

  /// The page on every architecture of the catalog.
}
