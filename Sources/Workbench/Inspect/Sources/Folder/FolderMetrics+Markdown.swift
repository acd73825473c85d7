import Measurement

extension FolderMetrics {
  /// The metrics as Markdown: a table with a row for each file, and one with the totals.
  var markdown: String {
    let header = [
      "File", "Code", "Comment", "Blank", "Total", "Types", "Extensions", "Functions", "Decisions",
    ]
    let rows = files.map { file in [Self.escaped(file.path)] + Self.cells(file.counts) }
    let total = ["**Total**"] + Self.cells(counts)
    return Self.table(header, rows + [total]) + "\n" + totals
  }

  private var totals: String {
    let counts = counts
    let header = ["Files", "Classes", "Structs", "Enums", "Actors", "Protocols", "Types"]
    let row = [
      counts.files, counts.classes, counts.structs, counts.enums, counts.actors, counts.protocols,
      counts.types,
    ]
    return Self.table(header, [row.map(String.init)], numbersOnly: true)
  }

  private static func cells(_ counts: SourceCounts) -> [String] {
    [
      counts.codeLines, counts.commentLines, counts.blankLines, counts.totalLines, counts.types,
      counts.extensions, counts.functions, counts.decisionPoints,
    ].map(String.init)
  }

  private static func table(_ header: [String], _ rows: [[String]], numbersOnly: Bool = false) -> String {
    let alignment = header.indices.map { $0 == 0 && !numbersOnly ? "---" : "---:" }
    return ([header, alignment] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A file name may hold what would end a cell.
  private static func escaped(_ path: String) -> String {
    path.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
