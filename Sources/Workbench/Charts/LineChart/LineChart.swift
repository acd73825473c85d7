/// Curves over two logarithmic axes: how a duration grows with a size.
package struct LineChart: Figure {
  /// One duration at one size.
  package struct Point: Equatable, Sendable {
    /// The size; one that is not positive and finite counts as not measured.
    let size: Double
    /// The duration in seconds; zero counts as not measured: a logarithmic axis has none.
    let seconds: ChartValue

    /// Creates a point.
    package init(size: Double, seconds: ChartValue) {
      self.size = size
      self.seconds = seconds
    }
  }

  /// What was measured of one thing at several sizes.
  package struct Curve: Equatable, Sendable {
    /// The name, shown at the curve's end.
    let label: String
    /// The measurements in any order.
    let points: [Point]

    /// Creates a curve.
    package init(_ label: String, _ points: [Point]) {
      self.label = label
      self.points = points
    }
  }

  /// The heading.
  let title: String
  /// What is measured and which direction is better; may be empty.
  let subtitle: String
  /// What the horizontal axis counts.
  let sizeLabel: String
  /// What the vertical axis times.
  let durationLabel: String
  /// The curves, each with a colour, dashes and markers of its own.
  let curves: [Curve]

  /// Creates a line chart.
  package init(title: String, subtitle: String, sizeLabel: String, durationLabel: String, curves: [Curve]) {
    self.title = title
    self.subtitle = subtitle
    self.sizeLabel = sizeLabel
    self.durationLabel = durationLabel
    self.curves = curves
  }

  /// The title, the subtitle and each curve's points.
  var textAlternative: String {
    let facts = curves.map { curve in
      let points = curve.drawablePoints.map { point in
        "\(ValueFormat.count.text(for: point.size)) takes \(point.seconds.text(in: .seconds))"
      }
      let value = points.isEmpty ? ChartValue.notMeasured : points.joined(separator: ", ")
      return TextAlternative.Fact(curve.label, value)
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The chart as an SVG document.
  package func svg() -> String {
    LineChartLayout(chart: self).drawing().svg
  }
}

extension LineChart.Curve {
  /// The points that have a place on logarithmic axes, by rising size.
  var drawablePoints: [LineChart.Point] {
    points.enumerated()
      .filter { _, point in
        point.size.isFinite && point.size > 0 && point.seconds.isMeasured && point.seconds.value > 0
      }
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element)
  }
}
