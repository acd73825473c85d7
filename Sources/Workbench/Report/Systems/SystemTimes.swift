import Measurement

/// What adding, launching and scrolling take in every architecture of the catalog, from the samples of one run.
struct SystemTimes {
  let cost: CostFindings
  /// How often the benchmark was launched.
  let launches: Int
  /// The architecture that the others are divided by.
  let first: String
  let instructions: InstructionRatios

  func write(_ systems: [SystemFindings], to page: inout MarkdownPage) {
    page.heading(2, "What they take")
    let cells = cost.workloads.compactMap { workload in
      WorkloadID.main.contains(workload.workload.id)
        ? workload.cell(at: SystemResults.size).map { (id: workload.workload.id, cell: $0) } : nil
    }
    guard !cells.isEmpty else {
      page.paragraph(
        "**Not measured:** the run did not time them with \(SizeText.contacts(SystemResults.size)).")
      return
    }
    page.paragraph(
      "Medians with \(SizeText.contacts(SystemResults.size)), and ratios to \(MarkdownText.plain(first)), paired within"
        + " each round, with their 99 % intervals; below them the ratios of instructions. The samples were taken side by"
        + " side, in \(NumberText.count(launches)) launches.")
    var table = MarkdownTable(["Workload"] + systems.map(\.title), [.left] + systems.map { _ in .right })
    for (id, cell) in cells {
      let times = NumberText.times(systems.map { cell.median(of: $0.name) })
      let texts = zip(systems, times).map { system, time in
        guard let time else { return "not measured" }
        return ([time] + ratios(of: system.name, in: id, cell)).joined(separator: "<br>")
      }
      table.add([MarkdownText.code(id)] + texts)
    }
    page.narrowTables(table)
    page.paragraph(cost.control.reason.map { "**Unreliable:** \($0)" } ?? cost.control.summary)
  }

  private func ratios(of name: String, in workload: String, _ cell: CellFindings) -> [String] {
    guard let judgement = cell.judgements[name] else { return [] }
    let counted = instructions.text(of: name, over: first, in: workload, at: cell.size)
    return [JudgementText.cell(judgement, cell.range(of: name, over: first))]
      + [counted.map { "instructions \($0)" }].compactMap(\.self)
  }
}
