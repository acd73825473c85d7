import Charts
import Results
import SourceMetrics

/// What the code of each architecture is made of.
struct StructureSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Structure")
    page.figure(
      "structure", chart, alternative: "Lines of each architecture as bars; the next table holds the numbers."
    )
    page.table(counts)
    page.list(names)
    page.paragraph(
      "A code line holds any part of a token. Extensions are not types; the largest type counts with its extensions.",
      "Decision points are `if`, `guard`, `for`, `while`, `catch`, each `case` of a `switch`, `&&`, `||` and"
        + " `?:`.")
    page.heading(3, "With and without what they share")
    SharedCode(findings: findings).write(to: &page)
    page.heading(3, "Roles")
    RoleTables(findings: findings).write(to: &page)
  }

  private var chart: StackedBarChart {
    StackedBarChart(
      title: "Lines of source", subtitle: "Each architecture's own code, without the modules that all share",
      segments: ["code", "comment", "blank"],
      bars: findings.structures.map { structure in
        let counts = structure.metrics.counts
        let lines = [counts.codeLines, counts.commentLines, counts.blankLines]
        return StackedBarChart.Bar(structure.name, lines.map(Double.init))
      },
      format: .count)
  }

  private var counts: MarkdownTable {
    var table = MarkdownTable([""] + findings.structures.map { MarkdownText.plain($0.name) })
    let rows: [(String, KeyPath<SourceCounts, Int>)] = [
      ("Files", \.files), ("Code lines", \.codeLines), ("Comment lines", \.commentLines),
      ("Blank lines", \.blankLines), ("All lines", \.totalLines), ("Types", \.types), ("Classes", \.classes),
      ("Structs", \.structs), ("Enums", \.enums), ("Actors", \.actors), ("Protocols", \.protocols),
      ("Extensions", \.extensions), ("Functions", \.functions), ("Decision points", \.decisionPoints),
    ]
    for (title, field) in rows {
      table.add([title] + findings.structures.map { count($0.metrics.counts[keyPath: field]) })
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
