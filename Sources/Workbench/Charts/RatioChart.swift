/// Ratios to one baseline as dots on a logarithmic scale, in groups: on the line in the middle there is no difference.
package struct RatioChart: Figure {
  /// What has a dot in each group.
  package struct DotSeries: Equatable, Sendable {
    let label: String
    let color: Int

    /// - Parameter color: the place in the palette.
    package init(_ label: String, color: Int) {
      self.label = label
      self.color = color
    }
  }

  /// The dots that stand together.
  package struct Group: Equatable, Sendable {
    let label: String
    let ratios: [ChartValue?]

    /// - Parameter ratios: in the order of the series; nil, or one that is not positive and finite, counts as not
    ///   measured.
    package init(_ label: String, _ ratios: [ChartValue?]) {
      self.label = label
      self.ratios = ratios
    }
  }

  let title: String
  let subtitle: String
  let series: [DotSeries]
  let groups: [Group]

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is divided by what, and which direction is better; may be empty.
  ///   - series: the dots of each group from top to bottom.
  ///   - groups: from top to bottom.
  package init(title: String, subtitle: String, series: [DotSeries], groups: [Group]) {
    self.title = title
    self.subtitle = subtitle
    self.series = series
    self.groups = groups
  }

  /// The ratio of a series in a group; nil if it can't be drawn.
  func ratio(of index: Int, in group: Group) -> ChartValue? {
    guard group.ratios.indices.contains(index), let ratio = group.ratios[index], ratio.isMeasured,
      ratio.value > 0, ratio.interval.map({ $0.lowerBound > 0 }) ?? true
    else { return nil }
    return ratio
  }

  /// The title, the subtitle, and each ratio with its interval.
  var textAlternative: String {
    let facts = groups.flatMap { group in
      series.indices.map { index in
        TextAlternative.Fact(
          "\(group.label), \(series[index].label)",
          ratio(of: index, in: group)?.text(in: .decimal(places: 2)) ?? ChartValue.notMeasured)
      }
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The chart as an SVG document.
  package func svg() -> String {
    RatioChartLayout(chart: self).drawing().svg
  }
}

/// Finds the place of everything in a chart of ratios.
struct RatioChartLayout {
  private static let rowHeight = LabelStyle.body.lineHeight + 1
  private static let radius = 7.0
  private static let gap = 10.0

  let chart: RatioChart
  private let axis: LogAxis
  private let labels: LabelWrapping
  private let start: Double
  private let end: Double

  init(chart: RatioChart) {
    self.chart = chart
    let ratios = chart.groups.flatMap { group in
      chart.series.indices.compactMap { chart.ratio(of: $0, in: group) }
    }
    let ends = ratios.flatMap { ratio in
      [ratio.value] + (ratio.interval.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
    axis = LogAxis(containing: ends + [1])
    let style = LabelStyle.body
    let width = min(chart.series.map { style.width(of: $0.label) }.max() ?? 0, 200)
    labels = LabelWrapping(style: style, width: width, maximumLines: 1)
    start = Drawing.margin + width + 2 * Self.gap
    let widest = ratios.map { style.width(of: Self.text($0)) }.max() ?? 0
    end = max(start + 40, Drawing.standardWidth - Drawing.margin - 2 * Self.gap - widest)
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.groups.isEmpty, !chart.series.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    var rows: [(top: Double, add: (inout Drawing) -> Void)] = []
    let place = drawing.shapes.count
    let ticksTop = drawing.reserve(LabelStyle.muted.lineHeight)
    let top = drawing.height
    for group in chart.groups {
      drawing.reserve(Self.gap)
      drawing.addParagraph(group.label, .strong, maximumLines: 2)
      for index in chart.series.indices {
        let rowTop = drawing.reserve(Self.rowHeight)
        rows.append((rowTop, { addRow(index, of: group, at: rowTop, to: &$0) }))
      }
    }
    let bottom = drawing.reserve(Drawing.margin)
    addScale(from: top, to: bottom, ticksAt: ticksTop, before: place, to: &drawing)
    for row in rows { row.add(&drawing) }
    return drawing
  }

  /// The lines of the scale lie below everything else.
  private func addScale(
    from top: Double, to bottom: Double, ticksAt ticksTop: Double, before place: Int,
    to drawing: inout Drawing
  ) {
    for tick in axis.ticks {
      let x = start + axis.fraction(of: tick) * (end - start)
      let isOne = tick.multiplier == 1 && tick.decade == 0
      drawing.insert(
        .line(Point(x: x, y: top), Point(x: x, y: bottom), ink: isOne ? .baseline : .grid), at: place)
      drawing.add(
        TickText.size(tick), .muted, at: Point(x: x, y: ticksTop + LabelStyle.muted.ascent), anchor: .middle)
    }
  }

  private func addRow(_ index: Int, of group: RatioChart.Group, at top: Double, to drawing: inout Drawing) {
    let middle = top + Self.rowHeight / 2
    let baseline = middle + LabelStyle.body.baselineShift
    if let label = labels.lines(of: chart.series[index].label).first {
      drawing.add(label, .body, at: Point(x: start - 2 * Self.gap, y: baseline), anchor: .end)
    }
    guard let ratio = chart.ratio(of: index, in: group) else {
      drawing.add(ChartValue.notMeasured, .muted, at: Point(x: start, y: baseline))
      return
    }
    if let interval = ratio.interval {
      drawing.add(
        .line(
          Point(x: x(interval.lowerBound), y: middle), Point(x: x(interval.upperBound), y: middle),
          ink: .whisker))
    }
    drawing.add(
      .circle(
        Point(x: x(ratio.value), y: middle), radius: Self.radius,
        ink: .fill(series: chart.series[index].color)))
    let reach = max(x(ratio.value) + Self.radius, ratio.interval.map { x($0.upperBound) } ?? 0)
    drawing.add(Self.text(ratio), .body, at: Point(x: reach + Self.gap, y: baseline))
  }

  private static func text(_ ratio: ChartValue) -> String {
    "× \(ValueFormat.decimal(places: 2).text(for: ratio.value))"
  }

  private func x(_ ratio: Double) -> Double { start + axis.fraction(of: ratio) * (end - start) }
}
