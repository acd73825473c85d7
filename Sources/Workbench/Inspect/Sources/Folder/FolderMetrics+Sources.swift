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

extension FolderMetrics {
  /// The names of the protocols that require nothing themselves, sorted.
  var emptyProtocols: [String] {
    protocols.filter { $0.requirements == 0 }.map(\.name).sorted()
  }

  /// The names of the protocols that no class, struct, enum, actor or extension of the folder conforms to,
  /// sorted.
  ///
  /// A conformance to a refining protocol is one to the refined protocol too. Protocols are told apart by
  /// their names alone, and type aliases of protocols are not followed.
  var protocolsWithoutConformers: [String] {
    let refined = Dictionary(protocols.map { ($0.name, $0.inheritedTypeNames) }) { $0 + $1 }
    var conformed: Set<String> = []
    var pending = declarations.filter { $0.kind != .protocol }.flatMap(\.inheritedTypeNames)
    while let name = pending.popLast() {
      if conformed.insert(name).inserted { pending += refined[name, default: []] }
    }
    return refined.keys.filter { !conformed.contains($0) }.sorted()
  }

  private var protocols: [Declaration] { declarations.filter { $0.kind == .protocol } }
}

extension Declaration {
  /// The inherited types by their names alone: compositions split, and without modules, generic
  /// arguments, attributes and backticks.
  var inheritedTypeNames: [String] {
    inheritedTypes.flatMap { written in
      Self.withoutGenericArguments(written).split(separator: "&").compactMap { type in
        type.split { " .:()`".contains($0) }.last.map(String.init)
      }
    }
  }

  private static func withoutGenericArguments(_ written: String) -> String {
    var depth = 0
    return written.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
