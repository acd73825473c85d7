import Charts
import Measurement
import Results

/// The figure of a workload: ratios to the first contender at every size, or a bar where there is only one.
struct WorkloadChart {
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    let name = "cost-\(workload.workload.id)"
    if workload.contenders.count > 1 {
      page.figure(
        name, ratios,
        alternative: "\(workload.name) over that of \(first) at every number of contacts, one dot for each of"
          + " \(WordList.and(Array(workload.contenders.dropFirst()))); the tables below hold the numbers.")
    } else {
      page.figure(
        name, bars,
        alternative:
          "\(workload.name), one bar for each of \(WordList.and(workload.arms)); the tables below hold the"
          + " numbers.")
    }
  }

  private var first: String { workload.contenders[0] }

  private var ratios: RatioChart {
    RatioChart(
      title: "\(workload.name), over \(first)",
      subtitle: "How many times as long, with 99 % intervals; further right is slower",
      series: workload.contenders.enumerated().dropFirst().map { .init($1, color: $0) },
      groups: workload.cells.map { cell in
        .init(
          SizeText.contacts(cell.size),
          workload.contenders.dropFirst().map { cell.judgements[$0]?.estimate.chartValue })
      })
  }

  private var bars: BarChart {
    let cell = workload.representativeCell
    return BarChart(
      title: workload.name,
      subtitle: "Median \(SizeText.place(cell.size)), with the middle half of the samples; lower is better",
      bars: workload.arms.map { BarChart.Bar($0, estimate($0, cell)) }, format: .seconds)
  }

  private func estimate(_ arm: String, _ cell: CellFindings) -> ChartValue? {
    cell.summaries[arm].map {
      ChartValue($0.median / 1e9, lower: $0.p25 / 1e9, upper: $0.p75 / 1e9)
    }
  }
}
