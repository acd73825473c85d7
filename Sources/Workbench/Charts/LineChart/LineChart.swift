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

/// Finds the place of everything in a line chart.
struct LineChartLayout {
  private static let labelStyle = LabelStyle.body
  private static let tickStyle = LabelStyle.muted
  private static let keyGap = 14.0
  private static let labelSpacing = 1.0

  let chart: LineChart

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    let curves = chart.curves.enumerated().map { index, curve in
      DrawnCurve(index: index, label: curve.label, points: curve.drawablePoints)
    }
    let drawn = curves.filter { !$0.points.isEmpty }
    if drawn.isEmpty {
      drawing.addEmptyNote()
    } else {
      drawing.addParagraph(chart.durationLabel, Self.tickStyle, maximumLines: 1)
      addPlot(of: drawn, to: &drawing)
    }
    for curve in curves where curve.points.isEmpty {
      drawing.addParagraph("\(curve.label): \(ChartValue.notMeasured)", Self.tickStyle, maximumLines: 2)
    }
    drawing.reserve(Drawing.margin)
    return drawing
  }

  private func addPlot(of curves: [DrawnCurve], to drawing: inout Drawing) {
    let labelWidth = min(270, curves.map { Self.labelStyle.width(of: $0.label) }.max() ?? 0)
    let plot = LinePlot(
      curves: curves, top: drawing.height + 12,
      right: drawing.width - Drawing.margin - labelWidth - Self.keyGap - 24,
      minimumHeight: Double(curves.count) * (Self.labelStyle.lineHeight + Self.labelSpacing))
    drawing.reserve(plot.frame.height + 12)
    addGrid(of: plot, to: &drawing)
    for curve in curves { addBand(of: curve, in: plot, to: &drawing) }
    for curve in curves { addCurve(curve, in: plot, to: &drawing) }
    addEndLabels(of: curves, width: labelWidth, in: plot, to: &drawing)

    let top = drawing.reserve(2 * Self.tickStyle.lineHeight + 10) + Self.tickStyle.lineHeight + 10
    let wrapping = LabelWrapping(style: Self.tickStyle, width: drawing.contentWidth, maximumLines: 1)
    let text = wrapping.lines(of: chart.sizeLabel).first ?? ""
    let half = Self.tickStyle.width(of: text) / 2
    let x = max(Drawing.margin + half, plot.frame.x + plot.frame.width / 2)
    drawing.add(
      text, Self.tickStyle, at: Point(x: x, y: top + Self.tickStyle.ascent), anchor: .middle)
  }

  private func addGrid(of plot: LinePlot, to drawing: inout Drawing) {
    let frame = plot.frame
    for tick in plot.durations.ticks {
      let y = plot.y(plot.durations.fraction(of: tick))
      drawing.add(.line(Point(x: frame.x, y: y), Point(x: frame.maxX, y: y), ink: .grid))
      drawing.add(
        TickText.duration(tick), Self.tickStyle,
        at: Point(x: frame.x - 10, y: y + Self.tickStyle.baselineShift), anchor: .end)
    }
    for tick in plot.sizes.ticks {
      let x = plot.x(plot.sizes.fraction(of: tick))
      drawing.add(.line(Point(x: x, y: frame.y), Point(x: x, y: frame.maxY), ink: .grid))
      let baseline = frame.maxY + 6 + Self.tickStyle.ascent
      drawing.add(TickText.size(tick), Self.tickStyle, at: Point(x: x, y: baseline), anchor: .middle)
    }
  }

  private func addBand(of curve: DrawnCurve, in plot: LinePlot, to drawing: inout Drawing) {
    let intervals = curve.points.compactMap { point in
      LinePlot.interval(of: point).map { (size: point.size, interval: $0) }
    }
    guard intervals.count > 1 else { return }
    let upper = intervals.map { plot.point(size: $0.size, seconds: $0.interval.upperBound) }
    let lower = intervals.map { plot.point(size: $0.size, seconds: $0.interval.lowerBound) }
    drawing.add(.polygon(upper + lower.reversed(), ink: .band(series: curve.index)))
  }

  private func addCurve(_ curve: DrawnCurve, in plot: LinePlot, to drawing: inout Drawing) {
    let positions = curve.points.map { plot.point(size: $0.size, seconds: $0.seconds.value) }
    if positions.count > 1 { drawing.add(.polyline(positions, ink: .stroke(series: curve.index))) }
    for position in positions { drawing.add(curve.marker.shape(at: position, series: curve.index)) }
  }

  private func addEndLabels(
    of curves: [DrawnCurve], width: Double, in plot: LinePlot, to drawing: inout Drawing
  ) {
    let ends = curves.compactMap { curve in
      curve.points.last.map { plot.point(size: $0.size, seconds: $0.seconds.value) }
    }
    let height = Self.labelStyle.lineHeight
    let placed = LabelPlacement.centers(
      of: ends.map { .init(center: $0.y, length: height) }, gap: Self.labelSpacing,
      in: plot.frame.y...plot.frame.maxY)
    let wrapping = LabelWrapping(style: Self.labelStyle, width: width, maximumLines: 1)
    for ((curve, end), y) in zip(zip(curves, ends), placed) {
      let key = Point(x: plot.frame.maxX + 24, y: y)
      drawing.add(.line(Point(x: end.x + 10, y: end.y), Point(x: key.x - 10, y: y), ink: .leader))
      drawing.add(curve.marker.shape(at: key, series: curve.index))
      drawing.add(
        wrapping.lines(of: curve.label).first ?? "", Self.labelStyle,
        at: Point(x: key.x + Self.keyGap, y: y + Self.labelStyle.baselineShift))
    }
  }
}
