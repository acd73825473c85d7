import Measurement
import Results

/// What each workload costs.
struct CostSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Time")
    if findings.architectures.count > 1 {
      page.paragraph(
        "Ratios are times over those of \(MarkdownText.plain(findings.first)), paired within each round; above 1"
          + " takes longer. In parentheses stands the 99 % interval over launches and rounds, for this processor and this"
          + " build.",
        ranges,
        "All verdicts are judged together (Holm), so that chance alone makes a wrong one among them in at most 5 %"
          + " of runs: an interval beyond 2 % may for that reason still be called inconclusive.")
    }
    if !findings.cost.control.isReliable {
      page.paragraph("**The control says that this run is unreliable; [see below](#the-control).**")
    }
    let baselines = findings.cost.workloads.flatMap(\.baselines)
    let known = ReferenceArm.all.filter(baselines.contains)
    if !known.isEmpty {
      page.paragraph("Beside the architectures stand:")
      page.list(known.map { "**\($0):** \(meaning(of: $0))" })
    }
    CostSummary(findings: findings).write(to: &page)
    let cost = findings.cost
    let shown: [(WorkloadSection.Depth, [WorkloadFindings])] = [
      (.everything, cost.main), (.verdicts, cost.others), (.ratios, cost.comparisonsOfParts),
    ]
    for (depth, workloads) in shown {
      for workload in workloads {
        WorkloadSection(findings: findings, workload: workload, depth: depth).write(to: &page)
      }
    }
  }

  private var ranges: String {
    let others = findings.processors.others.count
    guard others > 0 else { return "" }
    return
      "Below it stands the range of the ratio over [\(NumberText.count(others + 1)) processors](#processors), as"
      + " far as they have the cell, and on how many of them the verdict holds."
      + " *Instructions* is the ratio of what was counted, the same on all of them."
  }

  private func meaning(of baseline: String) -> String {
    switch baseline {
    case ReferenceArm.toolkit: "the same screens on the same modules, written with no roles at all."
    case ReferenceArm.observed: "the same again, with what the screens show in observable objects."
    case ReferenceArm.domain: "the work alone, without a screen."
    default:
      "what the apps published with Rafael Sacchi's article do: an array, sorted at launch, and searched with"
        + " both names lower-cased in every comparison; without a screen."
    }
  }
}
