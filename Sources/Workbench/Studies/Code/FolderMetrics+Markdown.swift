import SourceReading

extension FolderMetrics {
  /// The metrics as Markdown: a row for each folder and for each file, those with the most code first, and the totals.
  var markdown: String {
    let numbers = ["Code", "Comment", "Blank", "Total", "Types", "Extensions", "Functions"]
    let total = [["**Total**"] + Self.cells(counts)]
    let folders = Dictionary(grouping: files) { SourceFolder.parent(of: $0.path) }.mapValues(\.counts)
    let types = [
      counts.files, counts.classes, counts.structs, counts.enums, counts.actors, counts.protocols,
      counts.types,
    ]
    return [
      Self.table(["Folder"] + numbers, Self.rows(folders.map { ($0.isEmpty ? "." : $0, $1) }) + total),
      Self.table(["File"] + numbers, Self.rows(files.map { ($0.path, $0.counts) }) + total),
      Self.table(
        ["Files", "Classes", "Structs", "Enums", "Actors", "Protocols", "Types"], [types.map(String.init)],
        words: 0),
      Self.definitions,
    ].joined(separator: "\n\n")
  }

  private static let definitions = """
    Code: lines with any part of a token, every line of a string included. Comment: lines that a comment touches, without
    code. Blank: the rest. Types: classes, structs, enums, actors and protocols, nested ones too; extensions are none.
    Functions: func, init and deinit.
    A folder has what is in its own files; those of folders inside it are theirs.

    """

  /// The rows of these parts, those with the most code first.
  private static func rows(_ parts: [(name: String, counts: SourceCounts)]) -> [[String]] {
    parts.sorted { ($1.counts.codeLines, $0.name) < ($0.counts.codeLines, $1.name) }.map { name, counts in
      [name.replacing("\n", with: " ")] + cells(counts)
    }
  }

  private static func cells(_ counts: SourceCounts) -> [String] {
    [
      counts.codeLines, counts.commentLines, counts.blankLines, counts.totalLines, counts.types,
      counts.extensions, counts.functions,
    ].map(String.init)
  }

  private static func table(_ header: [String], _ rows: [[String]], words: Int = 1) -> String {
    var table = MarkdownTable(header, words: words)
    for row in rows { table.add(row) }
    return table.markdown
  }
}
