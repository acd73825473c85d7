import CommandLineKit

/// A page of Markdown as it is written, with the figures that it shows.
struct MarkdownPage {
  /// The folder of the figures, from that of the report.
  private static let figureFolder = "figures"

  private var blocks: [String] = []
  private(set) var figures: [String: String] = [:]
  /// The names of figures that other pages show.
  private let taken: Set<String>
  /// From the page's folder to that of the report, such as `../`.
  private let toReport: String

  /// An empty page.
  ///
  /// - Parameters:
  ///   - path: where it is going to be, from the folder of the report. A link of it to `/claims.md` leads to the page
  ///     of that path in the same folder.
  ///   - taken: the names of figures that other pages of the report show.
  init(_ path: String = "page.md", figuresBesides taken: Set<String> = []) {
    self.taken = taken
    toReport = String(repeating: "../", count: path.count { $0 == "/" })
  }

  /// A page above the folder of the report, which is `folder`, such as `Reports/`.
  init(above folder: String) {
    taken = []
    toReport = folder
  }

  /// The page as it stands, its blocks apart by an empty line.
  var markdown: String { blocks.joined(separator: "\n\n") + "\n" }

  mutating func add(_ block: String) {
    if !block.isEmpty { blocks.append(block.replacing("](/", with: "](\(toReport)")) }
  }

  /// A heading, from level 1 to 6; `text` is Markdown.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text)
  }

  /// Sentences, set one after the other.
  mutating func paragraph(_ sentences: String...) {
    add(sentences.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// An unordered list; the items are Markdown.
  mutating func list(_ items: [String]) {
    add(items.map { "- \($0)" }.joined(separator: "\n"))
  }

  /// Text as it stands, which a reader's program colours as that language; no backticks in it end it.
  mutating func code(_ text: String, language: String) {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    add("\(fence)\(language)\n\(VisibleText.harmless(text))\n\(fence)")
  }

  mutating func numberedList(_ items: [String]) {
    add(items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
  }

  /// The table, unless it has no rows.
  mutating func table(_ table: MarkdownTable) {
    if !table.isEmpty { add(table.markdown) }
  }

  /// The table as several, so that each fits a phone: the first `apart` columns by themselves, which none of the others
  /// joins. Each begins with the first `titles` columns.
  mutating func narrowTables(_ table: MarkdownTable, titles: Int = 1, apart: Int = 0) {
    for part in table.narrowed(titles: titles, apart: apart) { self.table(part) }
  }

  /// What `write` adds is shown once the reader opens it; `summary` is plain text.
  mutating func details(_ summary: String, _ write: (inout MarkdownPage) -> Void) {
    add("<details>\n<summary>\(MarkdownText.html(summary))</summary>")
    write(&self)
    add("</details>")
  }

  /// Shows the figure and keeps its text under a name made from `name`, with the text `alternative`, or else all that it
  /// shows in words, for readers who cannot see it.
  mutating func figure(_ name: String, _ figure: some Figure, alternative: String? = nil) {
    let file = FileName.unused(name, extension: "svg", besides: taken.union(figures.keys))
    figures[file] = figure.svg()
    add("![\(MarkdownText.plain(alternative ?? figure.textAlternative))](/\(Self.figureFolder)/\(file))")
  }
}

/// Names for files.
enum FileName {
  /// As much of a name as any file system takes, with an extension and a number.
  private static let limit = 200

  /// `name` in lower-case ASCII letters, digits and hyphens, numbered if another file has that name already.
  static func unused(
    _ name: String, extension suffix: String, besides taken: some Collection<String>
  ) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = words.isEmpty ? "unnamed" : String(words.joined(separator: "-").prefix(limit))
    var file = "\(stem).\(suffix)"
    var number = 2
    while taken.contains(file) {
      file = "\(stem)-\(number).\(suffix)"
      number += 1
    }
    return file
  }
}

/// A table in Markdown, whose rows all have as many cells as its header.
struct MarkdownTable {
  /// How the cells of a column stand.
  enum Alignment: String, Sendable {
    case left = ":---"
    case right = "---:"
  }

  /// What a column is called, how its cells stand, and what it says of each thing that has a row, as Markdown.
  typealias Column<Thing> = (title: String, Alignment, text: (Thing) -> String)

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table whose first columns hold words, and the others what `alignment` says.
  init(_ header: [String], _ alignment: Alignment = .right, words: Int = 1) {
    self.init(header, header.indices.map { $0 < words ? .left : alignment })
  }

  /// A table whose columns are aligned one by one.
  init(_ header: [String], _ alignments: [Alignment]) {
    self.header = header
    self.alignments = alignments
  }

  /// A column for each of some things, and a row for each that is said of all of them.
  init<Thing>(
    _ things: [Thing], titled title: (Thing) -> String, first: String = "", _ alignment: Alignment = .right,
    rows: [(String, (Thing) -> String)]
  ) {
    self.init([first] + things.map(title), alignment)
    for (title, text) in rows { add([title] + things.map(text)) }
  }

  /// A row for each of some things, and a column for each that is said of all of them.
  init<Thing>(_ things: [Thing], columns: [Column<Thing>]) {
    self.init(columns.map(\.title), columns.map(\.1))
    for thing in things { add(columns.map { $0.text(thing) }) }
  }

  /// Adds a row of Markdown; missing cells stay empty, and surplus ones are left out.
  mutating func add(_ cells: [String]) {
    let missing = max(0, header.count - cells.count)
    rows.append(cells.prefix(header.count) + Array(repeating: "", count: missing))
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Tables with the first columns and others, at most four together, without the rows of which the others say nothing.
  func narrowed(titles: Int = 1, apart: Int = 0) -> [MarkdownTable] {
    let most = Self.mostColumns - titles
    let others = Array(titles..<max(titles, header.count))
    let groups = [others.prefix(apart), others.dropFirst(apart)].flatMap { columns in
      stride(from: columns.startIndex, to: columns.endIndex, by: most).map {
        columns[$0..<min($0 + most, columns.endIndex)]
      }
    }
    return groups.map { columns in
      var part = MarkdownTable(
        header.prefix(titles) + columns.map { header[$0] },
        alignments.prefix(titles) + columns.map { alignments[$0] })
      for row in rows where columns.contains(where: { !["", "–"].contains(row[$0]) }) {
        part.add(row.prefix(titles) + columns.map { row[$0] })
      }
      return part
    }
  }

  private static let mostColumns = 4

  var markdown: String {
    ([header, alignments.map(\.rawValue)] + rows).map { cells in
      "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// A pipe would end the cell, in code too, where plain text has been escaped already.
  private static func cell(_ markdown: String) -> String {
    guard markdown.contains("|") else { return markdown }
    var result = ""
    for character in markdown {
      if character == "|", result.last != "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
