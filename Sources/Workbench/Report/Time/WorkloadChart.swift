import Measurement

/// The figure of a workload: ratios to the first contender at every size, or a bar where there is only one.
struct WorkloadChart {
  let workload: WorkloadFindings
  /// What each contender is drawn as.
  let series: (String) -> ChartSeries

  func write(to page: inout MarkdownPage) {
    let name = "cost-\(workload.workload.id)"
    if workload.contenders.count > 1 {
      let chart = ratios
      page.figure(
        name, chart, alternative: "\(workload.name) over that of \(first), as dots, from \(chart.span).")
    } else {
      let chart = bars
      page.figure(name, chart, alternative: "\(workload.name) as bars: \(chart.totals).")
    }
  }

  private var first: String { workload.contenders[0] }

  private var ratios: RatioChart {
    RatioChart(
      title: "\(workload.name), over \(first)",
      subtitle: "How many times as long, with 99 % intervals; further right is slower",
      series: workload.contenders.dropFirst().map(series),
      groups: workload.cells.map { cell in
        .init(
          SizeText.contacts(cell.size),
          workload.contenders.dropFirst().map { cell.judgements[$0]?.estimate.chartValue })
      })
  }

  private var bars: BarChart {
    let cell = workload.representativeCell
    return BarChart(
      title: workload.name, subtitle: "Median \(SizeText.place(cell.size)); lower is better",
      series: workload.arms.map(series), parts: [],
      groups: [.init("", workload.arms.map { cell.median(of: $0).map { [$0] } })], format: NumberText.time)
  }
}
