import Measurement

/// What was counted: requests to the allocator, and the memory that is held.
struct CountSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Allocations and memory")
    switch findings.results.counts {
    case .notMeasured(let reason):
      page.paragraph("**Not measured:** \(MarkdownText.plain(reason))")
    case .measured(let counts):
      page.paragraph(
        "Unlike times, these are the same in every run on one system and toolchain: each number was counted twice, and"
          + " stands here only if the two were equal.")
      for size in sizes(of: counts) { write(counts, size, to: &page) }
      page.details("What is counted") { page in
        page.list(
          counts.workloads.map {
            "\(MarkdownText.code($0.id)): \(MarkdownText.plain($0.summary)), for each \(MarkdownText.plain($0.operation))."
          })
      }
    }
  }

  private func write(_ counts: CountResults, _ size: Int, to page: inout MarkdownPage) {
    page.heading(3, "With \(NumberText.count(size)) contacts")
    for (title, metrics) in Self.tables {
      var table = MarkdownTable([title] + arms.map(MarkdownText.plain))
      for workload in counts.workloads {
        for metric in metrics {
          let values = arms.map { counts.value(of: metric, workload: workload.id, size: size, arm: $0) }
          guard values.contains(where: { $0 != nil }) else { continue }
          let unit = metrics.count > 1 ? ", \(metric.unit)" : ""
          table.add([MarkdownText.code(workload.id) + unit] + values.map(text))
        }
      }
      if !table.isEmpty { page.table(table) }
    }
  }

  private static let tables: [(String, [CountResults.Metric])] = [
    ("Allocations for each operation", [.allocations]),
    ("Bytes allocated for each operation", [.bytesAllocated]),
    ("Memory held", [.liveObjects, .liveBytes]),
  ]

  private var arms: [String] { findings.architectures + [Baseline.toolkit, Baseline.domain] }

  private func sizes(of counts: CountResults) -> [Int] {
    Set(counts.counts.map(\.size)).sorted()
  }

  private func text(_ value: Measured<Double>?) -> String {
    switch value {
    case nil: "–"
    case .notMeasured: "not measured"
    case .measured(let value): NumberText.tenths(value)
    }
  }
}

extension CountResults.Metric {
  fileprivate var unit: String {
    switch self {
    case .liveObjects: "blocks"
    case .liveBytes: "bytes"
    default: rawValue
    }
  }
}
