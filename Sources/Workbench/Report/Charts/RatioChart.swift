/// Ratios to one baseline as dots on a logarithmic scale, in groups: on the line in the middle there is no difference.
struct RatioChart: Figure {
  /// The dots that stand together.
  struct Group: Equatable, Sendable {
    let label: String
    let ratios: [ChartValue?]

    /// - Parameter ratios: in the order of the series; nil, or one that is not positive and finite, counts as not
    ///   measured.
    init(_ label: String, _ ratios: [ChartValue?]) {
      self.label = label
      self.ratios = ratios
    }
  }

  let title: String
  let subtitle: String
  let series: [ChartSeries]
  let groups: [Group]

  /// The ratio of a series in a group; nil if it can't be drawn.
  func ratio(of index: Int, in group: Group) -> ChartValue? {
    guard group.ratios.indices.contains(index), let ratio = group.ratios[index], ratio.isMeasured,
      ratio.value > 0, ratio.interval.map({ $0.lowerBound > 0 }) ?? true
    else { return nil }
    return ratio
  }

  /// The ratios of the first and of the last group, such as `add (MVVM 2.25) to scroll (MVVM 0.98)`.
  var span: String {
    let ends = groups.count > 1 ? [groups[0], groups[groups.count - 1]] : groups
    return ends.map { group in
      let ratios = series.indices.map { index in
        let ratio = ratio(of: index, in: group).map { ValueFormat.decimal(places: 2).text(for: $0.value) }
        return "\(series[index].label) \(ratio ?? ChartValue.notMeasured)"
      }
      return "\(group.label) (\(ratios.joined(separator: ", ")))"
    }.joined(separator: " to ")
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
  func svg() -> String {
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

  init(chart: RatioChart) {
    self.chart = chart
    let ratios = chart.groups.flatMap { group in
      chart.series.indices.compactMap { chart.ratio(of: $0, in: group) }
    }
    let ends = ratios.flatMap { ratio in
      [ratio.value] + (ratio.interval.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
    let style = LabelStyle.body
    let width = min(chart.series.map { style.width(of: $0.label) }.max() ?? 0, 200)
    labels = LabelWrapping(style: style, width: width, maximumLines: 1)
    start = Drawing.margin + width + 2 * Self.gap
    let widest = ratios.map { style.width(of: Self.text($0)) }.max() ?? 0
    let end = max(start + 40, Drawing.standardWidth - Drawing.margin - 2 * Self.gap - widest)
    axis = LogAxis(containing: ends + [1], from: start, to: end)
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.groups.isEmpty, !chart.series.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    drawing.addTicks(of: axis)
    for group in chart.groups {
      drawing.reserve(Self.gap)
      drawing.addParagraph(group.label, .strong, maximumLines: 2)
      let top = drawing.reserve(Double(chart.series.count) * Self.rowHeight)
      drawing.addGrid(of: axis, from: top, to: drawing.height)
      for index in chart.series.indices {
        addRow(index, of: group, at: top + Double(index) * Self.rowHeight, to: &drawing)
      }
    }
    drawing.reserve(Drawing.margin)
    return drawing
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
    let center = Point(x: axis.x(ratio.value), y: middle)
    var reach = center.x + Self.radius
    if let interval = ratio.interval {
      let (lower, upper) = (axis.x(interval.lowerBound), axis.x(interval.upperBound))
      drawing.add(.line(Point(x: lower, y: middle), Point(x: upper, y: middle), ink: .whisker))
      reach = max(reach, upper)
    }
    drawing.add(.circle(center, radius: Self.radius, ink: chart.series[index].ink))
    let text = Self.text(ratio)
    // No line of the scale runs through the number.
    let room = Box(
      x: reach + Self.gap, y: top, width: LabelStyle.body.width(of: text), height: Self.rowHeight)
    drawing.add(.rectangle(room, radius: 0, ink: .background))
    drawing.add(text, .body, at: Point(x: room.x, y: baseline))
  }

  private static func text(_ ratio: ChartValue) -> String {
    "× \(ValueFormat.decimal(places: 2).text(for: ratio.value))"
  }
}
