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
