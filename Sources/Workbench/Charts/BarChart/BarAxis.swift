/// The linear axis of a bar chart, from zero to the largest value.
struct BarAxis {
  static let valueGap = 8.0
  /// Below this, a bar that is not zero could not be seen.
  private static let shortestBar = 2.0

  let start: Double
  let reference: BarChart.Reference?
  private let end: Double
  private let maximum: Double

  init(chart: BarChart, start: Double) {
    let estimates = chart.groups.flatMap { group in chart.series.indices.compactMap { group.estimate($0) } }
    let texts = estimates.map { chart.format.text(for: $0.value) }
    let widestText = texts.map { TextStyle.body.width(of: $0) }.max() ?? 0
    let ends = estimates.map { $0.interval?.upperBound ?? $0.value }
    self.start = start
    reference = chart.reference.flatMap { $0.value.isFinite && $0.value >= 0 ? $0 : nil }
    end = max(start + 40, Drawing.standardWidth - Drawing.margin - widestText - Self.valueGap)
    maximum = max(ends.max() ?? 0, reference?.value ?? 0)
  }

  func x(of value: Double) -> Double {
    start + (maximum > 0 ? value / maximum * (end - start) : 0)
  }

  func length(of value: Double) -> Double {
    value > 0 ? max(Self.shortestBar, x(of: value) - start) : 0
  }
}
