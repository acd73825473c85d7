import Charts
import Measurement
import Results

/// What one add allocates, and how many instructions it takes, as bars.
struct CountFigure {
  let findings: CountFindings

  func write(to page: inout MarkdownPage) {
    for metric in [CountResults.Metric.allocations, .instructions] { write(metric, to: &page) }
  }

  private func write(_ metric: CountResults.Metric, to page: inout MarkdownPage) {
    let own = findings.counts.counts.filter {
      $0.workload == WorkloadID.add && $0.metric == metric && $0.isMeasured
    }
    let sizes = own.map(\.size)
    guard let main = findings.mainSize, let size = sizes.contains(main) ? main : sizes.max() else { return }
    let arms = findings.arms(of: own.filter { $0.size == size })
    page.figure(
      "count-\(metric)", chart(metric, size, arms),
      alternative:
        "\(metric.noun.capitalizedFirst) for each add as bars, one for each of \(WordList.and(arms)); the"
        + " tables below hold the numbers.")
  }

  private func chart(_ metric: CountResults.Metric, _ size: Int, _ arms: [String]) -> BarChart {
    let values = arms.map { arm -> Double? in
      guard case .measured(let value) = findings.value(metric, WorkloadID.add, size, arm) else { return nil }
      return value
    }
    let isWhole = values.allSatisfy { ($0 ?? 0) >= 100 || $0 == $0?.rounded() }
    return BarChart(
      title: "\(metric.noun.capitalizedFirst) for each add",
      subtitle: "Counted with \(SizeText.contacts(size)); lower is better",
      bars: zip(arms, values).map { BarChart.Bar($0, $1.map { ChartValue($0) }) },
      format: isWhole ? .count : .decimal(places: 1, suffix: ""))
  }
}
