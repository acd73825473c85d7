/// Horizontal bars in groups, one bar for each series in each group, each of parts that add up to a total.
package struct GroupedBarChart: Figure {
  /// What has a bar in each group.
  package struct BarSeries: Equatable, Sendable {
    let label: String
    let color: Int

    /// - Parameter color: the place in the palette.
    package init(_ label: String, color: Int) {
      self.label = label
      self.color = color
    }
  }

  /// The bars that stand together.
  package struct Group: Equatable, Sendable {
    let label: String
    let bars: [[Double]?]

    /// - Parameter bars: the values of the parts in the order of the series; nil, or a negative, non-finite or missing value,
    ///   counts as not measured.
    package init(_ label: String, _ bars: [[Double]?]) {
      self.label = label
      self.bars = bars
    }
  }

  let title: String
  let subtitle: String
  let series: [BarSeries]
  let parts: [String]
  let groups: [Group]
  let format: ValueFormat

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is measured, in which unit, and which direction is better; may be empty.
  ///   - series: the bars of each group from top to bottom.
  ///   - parts: of each bar from left to right, told apart by their hatching.
  ///   - groups: from top to bottom.
  ///   - format: how the totals are written.
  package init(
    title: String, subtitle: String, series: [BarSeries], parts: [String], groups: [Group],
    format: ValueFormat
  ) {
    self.title = title
    self.subtitle = subtitle
    self.series = series
    self.parts = parts
    self.groups = groups
    self.format = format
  }

  /// The title, the subtitle and each bar's parts and total.
  var textAlternative: String {
    let facts = groups.flatMap { group in
      series.indices.map { index in
        TextAlternative.Fact("\(group.label), \(series[index].label)", words(group, index))
      }
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  private func words(_ group: Group, _ index: Int) -> String {
    guard let values = values(of: index, in: group) else { return ChartValue.notMeasured }
    let words = zip(values, parts).map { "\(format.text(for: $0)) \($1)" }
    return words.joined(separator: ", ") + ", total \(format.text(for: values.reduce(0, +)))"
  }

  /// One value for each part; nil if not all can be drawn.
  func values(of series: Int, in group: Group) -> [Double]? {
    guard group.bars.indices.contains(series), let values = group.bars[series], values.count == parts.count,
      values.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    return values
  }

  /// The largest total of all bars.
  var longest: Double {
    groups.flatMap { group in series.indices.compactMap { values(of: $0, in: group)?.reduce(0, +) } }.max()
      ?? 0
  }

  /// The chart as an SVG document.
  package func svg() -> String {
    GroupedBarChartLayout(chart: self).drawing().svg
  }
}

/// Finds the place of everything in a grouped bar chart.
struct GroupedBarChartLayout {
  private static let barHeight = 20.0
  private static let rowHeight = LabelStyle.body.lineHeight + 1
  private static let groupGap = 12.0
  private static let labelGap = 10.0
  private static let valueGap = 8.0
  /// Below this, a part that is not zero could not be seen.
  private static let shortestPart = 1.5
  /// That of the keys, which stand for the bars of every series.
  private static let gray = 4

  let chart: GroupedBarChart
  private let labels: LabelWrapping
  private let start: Double
  private let scale: Double

  init(chart: GroupedBarChart) {
    self.chart = chart
    let style = LabelStyle.body
    let longest = chart.longest
    let labelWidth = min(chart.series.map { style.width(of: $0.label) }.max() ?? 0, 200)
    labels = LabelWrapping(style: style, width: labelWidth, maximumLines: 1)
    start = Drawing.margin + labelWidth + Self.labelGap
    let room =
      Drawing.standardWidth - Drawing.margin - start - Self.valueGap
      - style.width(of: chart.format.text(for: longest))
    scale = longest > 0 ? max(40, room) / longest : 0
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.groups.isEmpty, !chart.series.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    let keys = chart.parts.enumerated().map { index, part in
      KeyedLabel(text: part, style: .body, series: Self.gray, pattern: index)
    }
    KeyedLabelRow.addFlowing(keys, to: &drawing)
    for group in chart.groups {
      drawing.reserve(Self.groupGap)
      drawing.addParagraph(group.label, .strong, maximumLines: 2)
      drawing.reserve(3)
      for index in chart.series.indices { addRow(index, of: group, to: &drawing) }
    }
    drawing.reserve(Drawing.margin)
    return drawing
  }

  private func addRow(_ index: Int, of group: GroupedBarChart.Group, to drawing: inout Drawing) {
    let top = drawing.reserve(Self.rowHeight)
    let baseline = top + Self.rowHeight / 2 + LabelStyle.body.baselineShift
    if let label = labels.lines(of: chart.series[index].label).first {
      drawing.add(label, .body, at: Point(x: start - Self.labelGap, y: baseline), anchor: .end)
    }
    guard let values = chart.values(of: index, in: group) else {
      drawing.add(ChartValue.notMeasured, .muted, at: Point(x: start + Self.valueGap, y: baseline))
      return
    }
    var end = start
    for (part, value) in values.enumerated() where value > 0 {
      let width = max(Self.shortestPart, value * scale)
      let box = Box(
        x: end, y: top + (Self.rowHeight - Self.barHeight) / 2, width: width, height: Self.barHeight)
      drawing.add(.rectangle(box, radius: 0, ink: .fill(series: chart.series[index].color)))
      if part > 0 { drawing.add(.rectangle(box, radius: 0, ink: .pattern(series: part))) }
      end += width
    }
    let total = chart.format.text(for: values.reduce(0, +))
    drawing.add(total, .body, at: Point(x: end + Self.valueGap, y: baseline))
  }
}
