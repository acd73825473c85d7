import Charts
import Measurement
import Results

/// The figure of a workload: lines over the sizes, or bars where there is one size only.
struct WorkloadChart {
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    let name = "cost-\(workload.workload.id)"
    if workload.growingCells.count > 1 {
      page.figure(
        name, lines,
        alternative: "\(workload.name) against the number of contacts, one line for each of \(arms);"
          + " the tables below hold the numbers.")
    } else {
      page.figure(
        name, bars,
        alternative: "\(workload.name), one bar for each of \(arms); the tables below hold the numbers.")
    }
  }

  private var arms: String { WordList.and(workload.arms) }

  private var lines: LineChart {
    LineChart(
      title: workload.name,
      subtitle: "Median, with the middle half of the samples as a band; lower is better",
      sizeLabel: "contacts", durationLabel: "time per \(workload.workload.operation)",
      curves: workload.arms.map { arm in
        LineChart.Curve(
          arm,
          workload.growingCells.compactMap { cell in
            estimate(arm, cell).map { LineChart.Point(size: Double(cell.size), seconds: $0) }
          })
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
