/// A table in Markdown, whose rows all have as many cells as its header.
package struct MarkdownTable {
  /// How the cells of a column stand.
  package enum Alignment: String, Sendable {
    case left = ":---"
    case right = "---:"
  }

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table whose first column holds words, and the others what `alignment` says.
  init(_ header: [String], _ alignment: Alignment = .right) {
    self.init(header, [.left] + header.dropFirst().map { _ in alignment })
  }

  /// A table whose columns are aligned one by one.
  package init(_ header: [String], _ alignments: [Alignment]) {
    self.header = header
    self.alignments = alignments
  }

  /// Adds a row of Markdown; missing cells stay empty, and surplus ones are left out.
  package mutating func add(_ cells: [String]) {
    let missing = max(0, header.count - cells.count)
    rows.append(cells.prefix(header.count) + Array(repeating: "", count: missing))
  }

  var isEmpty: Bool { rows.isEmpty }

  var markdown: String {
    ([header, alignments.map(\.rawValue)] + rows).map { cells in
      "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// A pipe would end the cell, in code too, where plain text has been escaped already.
  private static func cell(_ markdown: String) -> String {
    var result = ""
    for character in markdown {
      if character == "|", result.last != "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
