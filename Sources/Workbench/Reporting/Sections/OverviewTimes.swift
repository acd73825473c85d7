import Measurement

/// The rows of the overview that were timed.
struct OverviewTimes {
  let findings: Findings

  var rows: [OverviewRow] { findings.cost.main.map(row) }

  private func row(_ workload: WorkloadFindings) -> OverviewRow {
    let cell = findings.cost.headlineCell(of: workload)
    let cells = findings.architectures.map { name in
      let time = cell.median(of: name).map(NumberText.time) ?? ""
      let ratio = cell.judgements[name].map { "<br>×\u{A0}\(RatioText($0.comparison.estimate).ratio)" }
      return time + (ratio ?? "")
    }
    return OverviewRow(
      title: MarkdownText.plain(title(of: workload, cell)), cells: cells,
      matter: FrameFact.sentence(workload, cell))
  }

  /// With the size, unless the section names one for all.
  private func title(of workload: WorkloadFindings, _ cell: CellFindings) -> String {
    guard findings.cost.headline.commonSize == nil else { return workload.name }
    return "\(workload.name), \(SizeText.contacts(cell.size))"
  }
}

/// A time beside that of one frame on a display.
enum FrameFact {
  private static let framesPerSecond = 120.0

  /// Such as `at most 22 µs: 0.26 % of one frame at 120 Hz`.
  static func sentence(_ workload: WorkloadFindings, _ cell: CellFindings) -> String {
    let medians = workload.contenders.compactMap(cell.median)
    guard let slowest = medians.max() else { return "" }
    return "at most \(NumberText.time(slowest)): \(frames(slowest)) at 120 Hz"
  }

  private static func frames(_ nanoseconds: Double) -> String {
    let frames = nanoseconds / (1e9 / framesPerSecond)
    return frames < 1
      ? "\(NumberText.percent(frames)) of one frame" : "\(NumberText.significant(frames)) frames"
  }
}
