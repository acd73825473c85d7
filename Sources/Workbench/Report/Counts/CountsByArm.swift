import Measurement
import Results

/// The counts of one size in tables: a row for each workload, a column for each arm.
struct CountsByArm {
  let findings: CountFindings
  let size: Int

  /// One table for each kind of arms that were counted: the architectures, or others among themselves.
  func write(_ title: String, _ metrics: [CountResults.Metric], to page: inout MarkdownPage) {
    let own = findings.counts.counts.filter { $0.size == size && metrics.contains($0.metric) }
    guard own.contains(where: \.isMeasured) else { return }
    let ofArchitectures = Set(own.filter { findings.architectures.contains($0.arm) }.map(\.workload))
    for group in [true, false] {
      let counts = own.filter { ofArchitectures.contains($0.workload) == group }
      page.table(table(title, metrics, counts))
    }
  }

  private func table(
    _ title: String, _ metrics: [CountResults.Metric], _ counts: [CountResults.Count]
  ) -> MarkdownTable {
    let arms = findings.arms(of: counts)
    var table = MarkdownTable([title] + arms.map(MarkdownText.plain))
    for workload in findings.counts.workloads {
      for metric in metrics
      where counts.contains(where: { $0.workload == workload.id && $0.metric == metric }) {
        let values = arms.map { findings.value(metric, workload.id, size, $0) }
        let unit = metrics.count > 1 ? ", \(metric.noun.split(separator: " ")[0])" : ""
        table.add([MarkdownText.code(workload.id) + unit] + values.map(Self.cell))
      }
    }
    return table
  }

  /// A count in a table's cell; a dash where the arm takes no part.
  static func cell(_ value: Measured<Double>?) -> String {
    switch value {
    case nil: "–"
    case .notMeasured: "not measured"
    case .measured(let value): NumberText.tenths(value)
    }
  }
}
