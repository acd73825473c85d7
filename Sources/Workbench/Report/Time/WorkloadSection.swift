import Measurement
import Results

/// What one workload costs, at every size.
struct WorkloadSection: ReportSection {
  /// How much of it is shown without being asked for.
  enum Depth {
    case everything
    /// The figure and the ratios.
    case ratios
    /// One sentence.
    case verdicts
  }

  let findings: Findings
  let workload: WorkloadFindings
  let depth: Depth

  func write(to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(workload.name))
    page.paragraph(
      "\(MarkdownText.plain(workload.workload.summary)).",
      "The samples call it \(MarkdownText.code(workload.workload.id)).",
      treeNote, ControlText.sentence(workload.workload.id, findings.cost.control))
    switch depth {
    case .everything:
      writeRatios(to: &page)
      writeMedians(to: &page)
      page.details("Against the baselines, growth and spread") { page in tables.writeDetails(to: &page) }
    case .ratios:
      writeRatios(to: &page)
      page.details("Medians, growth and spread") { page in
        writeMedians(to: &page)
        tables.writeDetails(to: &page)
      }
    case .verdicts:
      page.paragraph(verdicts)
      page.details("Figure and tables") { page in
        writeRatios(to: &page)
        writeMedians(to: &page)
        tables.writeDetails(to: &page)
      }
    }
  }

  /// Who else takes part, if the name alone doesn't tell.
  static let treeMeaning =
    "the order-statistics tree of GNU's C++ library, which counts what is below each node"

  /// Says what the tree is where it takes part, which its name alone does not.
  private var treeNote: String {
    workload.contenders.contains(ListArm.tree)
      ? "\(MarkdownText.code(ListArm.tree)) is \(Self.treeMeaning)." : ""
  }

  private var tables: WorkloadTables {
    WorkloadTables(workload: workload, instructions: findings.instructions)
  }

  private func writeRatios(to page: inout MarkdownPage) {
    WorkloadChart(workload: workload).write(to: &page)
    if workload.contenders.count > 1 { page.table(tables.ratios) }
  }

  private func writeMedians(to page: inout MarkdownPage) {
    page.paragraph(
      "Medians for one \(MarkdownText.plain(workload.workload.operation)), by the number of contacts:")
    page.table(WorkloadTables.medians(of: workload))
    AttributionText(workload: workload, observing: findings.boundByObservation).write(to: &page)
  }

  /// Empty where there is nothing to compare with.
  private var verdicts: String {
    let cell = workload.representativeCell
    let words = workload.contenders.dropFirst().compactMap { name in
      cell.judgements[name].map {
        "\(MarkdownText.plain(name))"
          + " \(JudgementText.words($0, cell.range(of: name, over: workload.contenders[0])))"
      }
    }
    guard !words.isEmpty else { return "" }
    return "With \(SizeText.contacts(cell.size)), over \(MarkdownText.plain(workload.contenders[0])):"
      + " \(words.joined(separator: "; "))."
  }
}

extension WorkloadFindings {
  /// What the workload is called in headings and in rows, such as `Add: time per contact`.
  var name: String { "\(capitalizedID): time per \(workload.operation)" }

  var capitalizedID: String { workload.id.capitalizedFirst }
}
