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
