/// Horizontal bars from zero, one for each thing that was measured.
package struct BarChart: Figure {
  /// One bar.
  package struct Bar: Equatable, Sendable {
    let label: String
    let value: ChartValue?

    /// Creates a bar; without a value it is shown as not measured.
    package init(_ label: String, _ value: ChartValue?) {
      self.label = label
      self.value = value
    }
  }

  let title: String
  let subtitle: String
  let bars: [Bar]
  let format: ValueFormat

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is measured, in which unit, and which direction is better; may be empty.
  ///   - bars: from top to bottom.
  ///   - format: how the values are written.
  package init(title: String, subtitle: String, bars: [Bar], format: ValueFormat) {
    self.title = title
    self.subtitle = subtitle
    self.bars = bars
    self.format = format
  }

  /// The title, the subtitle and the value of each bar.
  var textAlternative: String {
    let facts = bars.map { bar in
      TextAlternative.Fact(bar.label, bar.drawableValue?.text(in: format) ?? ChartValue.notMeasured)
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The chart as an SVG document.
  package func svg() -> String {
    BarChartLayout(chart: self).drawing().svg
  }
}

extension BarChart.Bar {
  /// The value if there is one that can be drawn.
  var drawableValue: ChartValue? {
    value.flatMap { $0.isMeasured ? $0 : nil }
  }
}

/// Finds the place of everything in a bar chart.
struct BarChartLayout {
  private static let barHeight = 22.0
  private static let rowGap = 7.0
  private static let labelStyle = LabelStyle.body
  private static let labelGap = 12.0

  let chart: BarChart
  private let labels: LabelWrapping
  private let axis: BarAxis

  init(chart: BarChart) {
    self.chart = chart
    let widest = chart.bars.map { Self.labelStyle.width(of: $0.label) }.max() ?? 0
    let labelWidth = min(widest, 250)
    labels = LabelWrapping(style: Self.labelStyle, width: labelWidth, maximumLines: 3)
    axis = BarAxis(chart: chart, start: Drawing.margin + labelWidth + (labelWidth > 0 ? Self.labelGap : 0))
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.bars.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    for bar in chart.bars { addRow(bar, to: &drawing) }
    drawing.arrangeLayers()
    drawing.reserve(Drawing.margin - Self.rowGap)
    return drawing
  }

  private func addRow(_ bar: BarChart.Bar, to drawing: inout Drawing) {
    let lines = labels.lines(of: bar.label)
    let textHeight = Double(lines.count) * Self.labelStyle.lineHeight
    let height = max(Self.barHeight, textHeight)
    let top = drawing.reserve(height + Self.rowGap)
    let baseline =
      top + (height - textHeight + Self.labelStyle.lineHeight) / 2 + Self.labelStyle.baselineShift
    for (index, line) in lines.enumerated() {
      let y = baseline + Double(index) * Self.labelStyle.lineHeight
      drawing.add(line, Self.labelStyle, at: Point(x: axis.start - Self.labelGap, y: y), anchor: .end)
    }
    let barTop = top + (height - Self.barHeight) / 2
    let box = Box(x: axis.start, y: barTop, width: 0, height: Self.barHeight)
    let (start, end) = (Point(x: box.x, y: top - 3), Point(x: box.x, y: top + height + 3))
    drawing.add(.line(start, end, ink: .baseline))
    addBar(of: bar.drawableValue, in: box, to: &drawing)
  }

  private func addBar(of value: ChartValue?, in box: Box, to drawing: inout Drawing) {
    let baseline = box.y + box.height / 2 + LabelStyle.body.baselineShift
    guard let value else {
      drawing.add(ChartValue.notMeasured, .muted, at: Point(x: box.x + 8, y: baseline))
      return
    }
    var filled = box
    filled.width = axis.length(of: value.value)
    if filled.width > 0 { drawing.add(.rectangle(filled, radius: 2, ink: .fill(series: 0))) }
    var end = filled.maxX
    if let interval = value.interval {
      addWhisker(interval, at: box.y + box.height / 2, to: &drawing)
      end = max(end, axis.x(of: interval.upperBound))
    }
    drawing.add(
      chart.format.text(for: value.value), .body, at: Point(x: end + BarAxis.valueGap, y: baseline))
  }

  private func addWhisker(_ interval: ClosedRange<Double>, at y: Double, to drawing: inout Drawing) {
    let (lower, upper) = (axis.x(of: interval.lowerBound), axis.x(of: interval.upperBound))
    let strokes = [
      (Point(x: lower, y: y), Point(x: upper, y: y)),
      (Point(x: lower, y: y - 5), Point(x: lower, y: y + 5)),
      (Point(x: upper, y: y - 5), Point(x: upper, y: y + 5)),
    ]
    for ink in [Ink.halo, .whisker] {
      for (start, end) in strokes { drawing.add(.line(start, end, ink: ink)) }
    }
  }
}

/// The linear axis of a bar chart, from zero to the largest value.
private struct BarAxis {
  static let valueGap = 8.0
  /// Below this, a bar that is not zero could not be seen.
  private static let shortestBar = 2.0

  let start: Double
  private let end: Double
  private let maximum: Double

  init(chart: BarChart, start: Double) {
    let values = chart.bars.compactMap(\.drawableValue)
    let widestText = values.map { LabelStyle.body.width(of: chart.format.text(for: $0.value)) }.max() ?? 0
    self.start = start
    end = max(start + 40, Drawing.standardWidth - Drawing.margin - widestText - Self.valueGap)
    maximum = values.map { $0.interval?.upperBound ?? $0.value }.max() ?? 0
  }

  func x(of value: Double) -> Double {
    start + (maximum > 0 ? value / maximum * (end - start) : 0)
  }

  func length(of value: Double) -> Double {
    value > 0 ? max(Self.shortestBar, x(of: value) - start) : 0
  }
}
