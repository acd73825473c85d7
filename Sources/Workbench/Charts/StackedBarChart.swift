/// Horizontal bars whose segments add up to a total.
package struct StackedBarChart: Figure {
  /// A bar with one value per segment.
  package struct Bar: Equatable, Sendable {
    /// What the bar stands for.
    let label: String
    /// The segments' values in the chart's unit; a negative, non-finite or missing one counts as not measured.
    let values: [Double]

    /// Creates a bar.
    package init(_ label: String, _ values: [Double]) {
      self.label = label
      self.values = values
    }
  }

  /// The heading.
  let title: String
  /// What is measured, in which unit, and which direction is better; may be empty.
  let subtitle: String
  /// The names of the segments from left to right.
  let segments: [String]
  /// The bars from top to bottom.
  let bars: [Bar]
  /// How values and totals are written.
  let format: ValueFormat

  /// Creates a stacked bar chart.
  package init(title: String, subtitle: String, segments: [String], bars: [Bar], format: ValueFormat) {
    self.title = title
    self.subtitle = subtitle
    self.segments = segments
    self.bars = bars
    self.format = format
  }

  /// The title, the subtitle and each bar's segments and total.
  var textAlternative: String {
    let facts = bars.map { bar in
      let parts = segments.indices.map { index in
        "\(segments[index]) \(bar.value(index).map(format.text) ?? ChartValue.notMeasured)"
      }
      let total = "total \(format.text(for: bar.total(of: segments.count)))"
      return TextAlternative.Fact(bar.label, (parts + [total]).joined(separator: ", "))
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The chart as an SVG document.
  package func svg() -> String {
    StackedBarChartLayout(chart: self).drawing().svg
  }
}

extension StackedBarChart.Bar {
  /// The segment's value if there is one that can be drawn.
  func value(_ segment: Int) -> Double? {
    guard values.indices.contains(segment), values[segment].isFinite, values[segment] >= 0 else { return nil }
    return values[segment]
  }

  /// The sum of what was measured.
  func total(of count: Int) -> Double {
    (0..<count).reduce(0) { $0 + (value($1) ?? 0) }
  }
}

/// Finds the place of everything in a stacked bar chart.
struct StackedBarChartLayout {
  private static let barHeight = 26.0
  private static let barGap = 14.0

  let chart: StackedBarChart

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.bars.isEmpty, !chart.segments.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    let names = chart.segments.enumerated().map { KeyedLabel(text: $1, style: .body, series: $0) }
    KeyedLabelRow.addFlowing(names, to: &drawing)
    for bar in chart.bars {
      drawing.reserve(Self.barGap)
      addHeading(of: bar, to: &drawing)
      addSegments(of: bar, to: &drawing)
      addValues(of: bar, to: &drawing)
    }
    drawing.reserve(Drawing.margin)
    return drawing
  }

  private func addHeading(of bar: StackedBarChart.Bar, to drawing: inout Drawing) {
    let total = chart.format.text(for: bar.total(of: chart.segments.count))
    let room = drawing.contentWidth - LabelStyle.strong.width(of: total) - 20
    let label = LabelWrapping(style: .strong, width: room, maximumLines: 1).lines(of: bar.label).first ?? ""
    let baseline = drawing.reserve(LabelStyle.strong.lineHeight + 4) + LabelStyle.strong.ascent
    drawing.add(label, .strong, at: Point(x: Drawing.margin, y: baseline))
    let right = drawing.width - Drawing.margin
    drawing.add(total, .strong, at: Point(x: right, y: baseline), anchor: .end)
  }

  private func addSegments(of bar: StackedBarChart.Bar, to drawing: inout Drawing) {
    let top = drawing.reserve(Self.barHeight + 5)
    for index in chart.segments.indices {
      let extent = extent(of: index, in: bar, width: drawing.contentWidth)
      guard extent.upperBound > extent.lowerBound else { continue }
      let length = extent.upperBound - extent.lowerBound
      // The gap separates neighbours of similar colours; a very short segment has no room for it.
      let width = length > 6 ? length - 2 : max(length, 1.5)
      let box = Box(x: extent.lowerBound, y: top, width: width, height: Self.barHeight)
      drawing.add(.rectangle(box, radius: 1, ink: .fill(series: index)))
      drawing.add(.rectangle(box, radius: 1, ink: .pattern(series: index)))
    }
  }

  private func addValues(of bar: StackedBarChart.Bar, to drawing: inout Drawing) {
    let labels = chart.segments.indices.map { index in
      let text = bar.value(index).map(chart.format.text) ?? ChartValue.notMeasured
      return KeyedLabel(text: text, style: .body, series: index)
    }
    let centers = chart.segments.indices.map { index in
      let extent = extent(of: index, in: bar, width: drawing.contentWidth)
      return (extent.lowerBound + extent.upperBound) / 2
    }
    KeyedLabelRow.add(labels, near: centers, to: &drawing)
  }

  /// Where the segment lies; all bars share the scale of the longest.
  private func extent(of segment: Int, in bar: StackedBarChart.Bar, width: Double) -> ClosedRange<Double> {
    let longest = chart.bars.map { $0.total(of: chart.segments.count) }.max() ?? 0
    guard longest > 0 else { return Drawing.margin...Drawing.margin }
    let start = bar.total(of: segment) / longest * width
    let length = (bar.value(segment) ?? 0) / longest * width
    return (Drawing.margin + start)...(Drawing.margin + start + length)
  }
}
