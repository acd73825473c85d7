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
    SharedCode(findings: findings).write(to: &page)
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
    var table = MarkdownTable([""] + findings.structures.map { MarkdownText.plain($0.name) })
    let rows: [(String, KeyPath<FolderMetrics, Int>)] = [
      ("Files", \.counts.files), ("Code lines", \.counts.codeLines), ("Comment lines", \.counts.commentLines),
      ("Blank lines", \.counts.blankLines), ("All lines", \.counts.totalLines), ("Types", \.counts.types),
      ("… of these, classes", \.counts.classes), ("… structs", \.counts.structs), ("… enums", \.counts.enums),
      ("… actors", \.counts.actors), ("… protocols", \.counts.protocols), ("Extensions", \.counts.extensions),
      ("Functions with a body", \.functionsWithBody), ("Requirements of protocols", \.requirements),
      ("Decision points", \.counts.decisionPoints),
    ]
    for (title, field) in rows {
      table.add([title] + findings.structures.map { count($0.metrics[keyPath: field]) })
    }
    table.add(
      ["Code lines for each type"] + findings.structures.map { NumberText.significant($0.linesPerType) })
    table.add(
      ["Largest type, code lines"] + findings.structures.map { count($0.metrics.largestType?.codeLines ?? 0) }
    )
    table.add(["Empty protocols"] + findings.structures.map { count($0.metrics.emptyProtocols.count) })
    let unused = findings.structures.map(\.metrics.protocolsWithoutConformers.count)
    table.add(["Protocols nothing conforms to"] + unused.map { count($0) })
    return table
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

  private func count(_ value: Int) -> String { NumberText.count(value) }
}

/// The code of the modules that all architectures import, and the ratios of the architectures' sizes with and without
/// it.
struct SharedCode {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.paragraph(sharedSentence, ratioSentence)
    guard findings.structures.count > 1 else { return }
    var table = MarkdownTable([""] + findings.structures.map { MarkdownText.plain($0.name) })
    table.add(["Code lines"] + lines(besides: 0).map(NumberText.count))
    table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: 0))
    if identical > 0 {
      table.add(
        ["Without files that are the same in each"] + lines(besides: -identical).map(NumberText.count))
      table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: -identical))
    }
    if shared > 0 {
      table.add(["With shared code lines"] + lines(besides: shared).map(NumberText.count))
      table.add(["Ratio to \(MarkdownText.plain(findings.first))"] + ratios(besides: shared))
    }
    page.table(table)
    if identical > 0 {
      page.paragraph(
        "The same in each, byte by byte: \(WordList.and(identicalFiles.map(MarkdownText.code))).")
    }
  }

  private var folders: [FolderMetrics] { findings.results.structure.shared }

  private var identicalFiles: [String] { findings.results.structure.identicalFiles }

  /// The code lines of the files that are the same in each architecture.
  private var identical: Int {
    let files = findings.structures.first?.metrics.files.filter { identicalFiles.contains($0.path) } ?? []
    return files.reduce(0) { $0 + $1.counts.codeLines }
  }

  private var shared: Int { folders.reduce(0) { $0 + $1.counts.codeLines } }

  private var sharedSentence: String {
    guard !folders.isEmpty else { return "They share no module." }
    let modules = folders.map { folder in
      "\(MarkdownText.code(folder.moduleName)) (\(NumberText.count(folder.counts.codeLines)))"
    }
    return "Shared code lines: \(WordList.and(modules)), together \(NumberText.count(shared))."
  }

  private var ratioSentence: String {
    let counts = findings.structures.map { (name: $0.name, count: $0.metrics.counts.codeLines) }
    guard counts.count > 1, let extremes = Extremes(counts), extremes.smallest < extremes.largest else {
      return ""
    }
    let alone = Double(extremes.largest) / Double(extremes.smallest)
    let all = Double(extremes.largest + shared) / Double(extremes.smallest + shared)
    let most = MarkdownText.plain(WordList.and(extremes.namesOfLargest))
    let least = MarkdownText.plain(WordList.and(extremes.namesOfSmallest))
    let withShared = shared > 0 ? ", and \(NumberText.hundredths(all)) times with what they share" : ""
    return
      "The most code, \(most)'s, is \(NumberText.hundredths(alone)) times the least, \(least)'s\(withShared)."
  }

  private func lines(besides shared: Int) -> [Int] {
    findings.structures.map { $0.metrics.counts.codeLines + shared }
  }

  private func ratios(besides shared: Int) -> [String] {
    let lines = lines(besides: shared)
    return lines.map { NumberText.hundredths(Double($0) / Double(lines[0])) }
  }
}

/// The largest and the smallest of some counts, and whose they are.
struct Extremes {
  let smallest: Int
  let largest: Int
  let namesOfSmallest: [String]
  let namesOfLargest: [String]

  /// Nil without a count.
  init?(_ counts: [(name: String, count: Int)]) {
    guard let smallest = counts.map(\.count).min(), let largest = counts.map(\.count).max() else {
      return nil
    }
    self.smallest = smallest
    self.largest = largest
    namesOfSmallest = counts.filter { $0.count == smallest }.map(\.name)
    namesOfLargest = counts.filter { $0.count == largest }.map(\.name)
  }
}
