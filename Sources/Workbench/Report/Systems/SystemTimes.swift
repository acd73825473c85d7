import Measurement
import Results

/// What adding, launching and scrolling take in every architecture of the catalog, timed side by side.
enum SystemTimes {
  case found(CostFindings, CostResults)
  case missing(reason: String)

  /// Throws an error of the statistics.
  init(_ results: SystemResults, bootstrap: HierarchicalBootstrap) throws {
    switch results.cost {
    case .measured(let cost):
      let names = results.systems.map(\.name)
      self = .found(
        try CostFindings(answering: cost.run, architectures: names, bootstrap: bootstrap), cost)
    case .notMeasured(let reason): self = .missing(reason: reason)
    case nil: self = .missing(reason: "the run did not time the architectures together")
    }
  }

  /// - Parameter instructions: what was counted of the same operations.
  func write(
    _ systems: [SystemFindings], instructions: CountResults?, to page: inout MarkdownPage
  ) {
    page.heading(2, "What they take")
    switch self {
    case .missing(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .found(let findings, let cost):
      page.paragraph(
        "Medians with \(SizeText.contacts(SystemResults.size)), and ratios to \(systems[0].title), paired within each"
          + " round, with their 99 % intervals; below them the ratios of instructions. All were timed side by side, in"
          + " \(NumberText.count(cost.launches)) launches.")
      var table = MarkdownTable(["Workload"] + systems.map(\.title), [.left] + systems.map { _ in .right })
      for workload in findings.workloads {
        guard let cell = workload.cell(at: SystemResults.size) else { continue }
        let times = NumberText.times(systems.map { cell.median(of: $0.name) })
        let ratios = systems.map {
          Self.ratios($0.name, workload.workload.id, cell, over: systems[0].name, instructions)
        }
        table.add(
          [MarkdownText.code(workload.workload.id)]
            + zip(times, ratios).map { ([$0].compactMap(\.self) + $1).joined(separator: "<br>") })
      }
      page.narrowTables(table)
      page.paragraph(findings.control.reason.map { "**Unreliable:** \($0)" } ?? findings.control.summary)
    }
  }

  private static func ratios(
    _ name: String, _ workload: String, _ cell: CellFindings, over first: String,
    _ instructions: CountResults?
  ) -> [String] {
    guard let judgement = cell.judgements[name] else { return [] }
    let counted = InstructionRatios(counts: instructions)
      .text(of: name, over: first, in: workload, at: cell.size).map { "instructions \($0)" }
    return [JudgementText.cell(judgement, nil), counted].compactMap(\.self)
  }
}
