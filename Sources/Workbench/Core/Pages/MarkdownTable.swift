/// A table in Markdown, whose rows all have as many cells as its header.
struct MarkdownTable {
  enum Alignment: String, Sendable {
    case left = ":---"
    case right = "---:"
  }

  /// A column's title and alignment, and the text of its cell for each thing, as Markdown.
  typealias Column<Thing> = (title: String, Alignment, text: (Thing) -> String)

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table whose first `words` columns are aligned left, and the others by `alignment`.
  init(_ header: [String], _ alignment: Alignment = .right, words: Int = 1) {
    self.init(header, header.indices.map { $0 < words ? .left : alignment })
  }

  /// A table whose columns are aligned one by one.
  init(_ header: [String], _ alignments: [Alignment]) {
    self.header = header
    self.alignments = alignments
  }

  /// A table with a column for each thing, and a row for each text about them.
  init<Thing>(
    _ things: [Thing], titled title: (Thing) -> String, first: String = "", _ alignment: Alignment = .right,
    rows: [(String, (Thing) -> String)]
  ) {
    self.init([first] + things.map(title), alignment)
    for (title, text) in rows { add([title] + things.map(text)) }
  }

  /// A table with a row for each thing, and a column for each text about them.
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

  var markdown: String {
    ([header, alignments.map(\.rawValue)] + rows).map { cells in
      "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// Escapes pipes, which would end the cell even in code. Plain text has them escaped already.
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
