import Measurement

/// What the code of each architecture is made of.
struct StructureSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Structure")
    let chart = chart
    page.figure(
      "structure", chart,
      alternative: "Bars of code lines: \(chart.totals); below them those of comment and of blank lines.")
    page.table(counts)
    page.list(names)
    page.paragraph(
      "A code line holds any part of a token. Extensions are not types; the largest type counts with its extensions.",
      "Decision points are `if`, `guard`, `for`, `while`, `catch`, each `case` of a `switch`, `&&`, `||` and"
        + " `?:`.")
    page.heading(2, "With and without what they share")
    writeShared(to: &page)
    page.heading(2, "Roles")
    RoleTables(findings: findings).write(to: &page)
  }

  private var chart: BarChart {
    let kinds: [(String, KeyPath<SourceCounts, Int>)] = [
      ("Code lines", \.codeLines), ("Comment lines", \.commentLines), ("Blank lines", \.blankLines),
    ]
    return BarChart(
      title: "Lines of source", subtitle: "Each architecture's folder, without the modules that all share",
      series: findings.architectureSeries, parts: [],
      groups: kinds.map { title, field in
        .init(
          title,
          findings.architectures.map { name in
            findings.structure(of: name).map { [Double($0.metrics.counts[keyPath: field])] }
          })
      }, format: NumberText.tenths)
  }

  private var counts: MarkdownTable {
    func count(_ field: @escaping (FolderMetrics) -> Int)
      -> (StructureResults.ArchitectureSources) -> String
    {
      { NumberText.count(field($0.metrics)) }
    }
    return MarkdownTable(
      findings.structures, titled: { MarkdownText.plain($0.name) },
      rows: [
        ("Files", count(\.counts.files)), ("Code lines", count(\.counts.codeLines)),
        ("Comment lines", count(\.counts.commentLines)), ("Blank lines", count(\.counts.blankLines)),
        ("All lines", count(\.counts.totalLines)), ("Types", count(\.counts.types)),
        ("… of these, classes", count(\.counts.classes)), ("… structs", count(\.counts.structs)),
        ("… enums", count(\.counts.enums)), ("… actors", count(\.counts.actors)),
        ("… protocols", count(\.counts.protocols)), ("Extensions", count(\.counts.extensions)),
        ("Functions with a body", count(\.functionsWithBody)),
        ("Requirements of protocols", count(\.requirements)),
        ("Decision points", count(\.counts.decisionPoints)),
        ("Code lines for each type", { NumberText.significant($0.linesPerType) }),
        ("Largest type, code lines", count { $0.largestType?.codeLines ?? 0 }),
        ("Empty protocols", count(\.emptyProtocols.count)),
        ("Protocols nothing conforms to", count(\.protocolsWithoutConformers.count)),
      ])
  }

  /// The types and protocols that the table only counts.
  private var names: [String] {
    findings.structures.map { structure in
      let metrics = structure.metrics
      let lists = [
        ("empty", metrics.emptyProtocols), ("without a conformer", metrics.protocolsWithoutConformers),
      ]
      let largest = metrics.largestType.map { ["largest type \(MarkdownText.code($0.name))"] } ?? []
      let odd = lists.filter { !$0.1.isEmpty }.map { what, names in
        "\(what): \(WordList.and(names.map(MarkdownText.code)))"
      }
      return "\(MarkdownText.plain(structure.name)): "
        + ((largest.isEmpty ? ["no type"] : largest) + odd).joined(separator: "; ")
    }
  }

  // MARK: What they share

  /// The code of the modules that all architectures import, and the ratios of the architectures' sizes with and without it.
  private func writeShared(to page: inout MarkdownPage) {
    let folders = findings.results.structure.shared
    let shared = folders.reduce(0) { $0 + $1.counts.codeLines }
    let modules = folders.map { folder in
      "\(MarkdownText.code(folder.moduleName)) (\(NumberText.count(folder.counts.codeLines)))"
    }
    page.paragraph(
      folders.isEmpty
        ? "They share no module."
        : "Shared code lines: \(WordList.and(modules)), together \(NumberText.count(shared)).")
    guard findings.structures.count > 1 else { return }
    let files = findings.results.structure.identicalFiles
    let identical = (findings.structures.first?.metrics.files ?? []).filter { files.contains($0.path) }
      .counts.codeLines
    var table = MarkdownTable([""] + findings.structures.map { MarkdownText.plain($0.name) })
    for (title, more) in [
      ("Code lines", 0), ("Without files that are the same in each", -identical),
      ("With shared code lines", shared),
    ] where title == "Code lines" || more != 0 {
      let lines = findings.structures.map { $0.metrics.counts.codeLines + more }
      table.add([title] + lines.map { NumberText.count($0) })
      table.add(
        ["Ratio to \(MarkdownText.plain(findings.first))"]
          + lines.map { NumberText.hundredths(Double($0) / Double(lines[0])) })
    }
    page.table(table)
    if identical > 0 {
      page.paragraph("The same in each, byte by byte: \(WordList.and(files.map(MarkdownText.code))).")
    }
  }
}
