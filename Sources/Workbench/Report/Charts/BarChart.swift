/// Horizontal bars from zero in groups, one for each series in each group, of one part or of several end to end.
struct BarChart: Figure {
  /// The bars that stand together.
  struct Group: Equatable, Sendable {
    let label: String
    let bars: [[Double]?]

    /// - Parameters:
    ///   - label: may be empty.
    ///   - bars: the values of the parts in the order of the series; nil, or a negative, non-finite or missing value,
    ///     counts as not measured.
    init(_ label: String, _ bars: [[Double]?]) {
      self.label = label
      self.bars = bars
    }
  }

  let title: String
  let subtitle: String
  let series: [ChartSeries]
  let parts: [String]
  let groups: [Group]
  let format: @Sendable (Double) -> String

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is measured, in which unit, and which direction is better; may be empty.
  ///   - series: the bars of each group from top to bottom.
  ///   - parts: of each bar from left to right, told apart by their hatching; none where each bar is one value. Their
  ///     values stand below the bar where there is one group.
  ///   - groups: from top to bottom.
  ///   - format: how the values are written.
  init(
    title: String, subtitle: String, series: [ChartSeries], parts: [String], groups: [Group],
    format: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.series = series
    self.parts = parts
    self.groups = groups
    self.format = format
  }

  /// The lengths of the bars of the first group, such as `MVC 126, MVVM 252`.
  var totals: String {
    guard let group = groups.first else { return "" }
    return series.indices.map { index in
      let length = values(of: index, in: group).map { format($0.reduce(0, +)) }
      return "\(series[index].label) \(length ?? ChartValue.notMeasured)"
    }.joined(separator: ", ")
  }

  /// The title, the subtitle and each bar's parts and total.
  var textAlternative: String {
    let facts = groups.flatMap { group in
      series.indices.map { index in
        let names = [group.label, series[index].label].filter { !$0.isEmpty }
        return TextAlternative.Fact(names.joined(separator: ", "), words(group, index))
      }
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  private func words(_ group: Group, _ index: Int) -> String {
    guard let values = values(of: index, in: group) else { return ChartValue.notMeasured }
    let words = zip(values, parts).map { "\(format($0)) \($1)" }
    let total = format(values.reduce(0, +))
    return words.isEmpty ? total : words.joined(separator: ", ") + ", total \(total)"
  }

  /// One value for each part; nil if not all can be drawn.
  func values(of series: Int, in group: Group) -> [Double]? {
    guard group.bars.indices.contains(series), let values = group.bars[series],
      values.count == max(1, parts.count), values.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    return values
  }

  /// The totals of all bars that can be drawn.
  var lengths: [Double] {
    groups.flatMap { group in series.indices.compactMap { values(of: $0, in: group)?.reduce(0, +) } }
  }

  /// The chart as an SVG document.
  func svg() -> String {
    BarChartLayout(chart: self).drawing().svg
  }
}

/// Finds the place of everything in a bar chart.
struct BarChartLayout {
  private static let style = LabelStyle.body
  private static let barHeight = 20.0
  private static let groupGap = 12.0
  private static let labelGap = 10.0
  private static let valueGap = 8.0
  /// Below this, a part that is not zero could not be seen.
  private static let shortestPart = 1.5

  let chart: BarChart
  private let labels: LabelWrapping
  private let start: Double
  private let scale: Double

  init(chart: BarChart) {
    self.chart = chart
    let labelWidth = min(chart.series.map { Self.style.width(of: $0.label) }.max() ?? 0, 220)
    labels = LabelWrapping(style: Self.style, width: labelWidth, maximumLines: 3)
    start = Drawing.margin + labelWidth + Self.labelGap
    let lengths = chart.lengths
    let longest = lengths.max() ?? 0
    let widest = lengths.map { Self.style.width(of: chart.format($0)) }.max() ?? 0
    let room = Drawing.standardWidth - Drawing.margin - start - Self.valueGap - widest
    scale = longest > 0 ? max(40, room) / longest : 0
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.groups.isEmpty, !chart.series.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    let keys = chart.parts.enumerated().map { KeyedLabel(text: $1, style: Self.style, pattern: $0) }
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

  private func addRow(_ index: Int, of group: BarChart.Group, to drawing: inout Drawing) {
    let lines = labels.lines(of: chart.series[index].label)
    let lineHeight = Self.style.lineHeight
    let height = Double(max(1, lines.count)) * lineHeight + (lines.count > 1 ? 8 : 1)
    let top = drawing.reserve(height)
    let middle = top + height / 2
    let first = middle - Double(lines.count - 1) * lineHeight / 2 + Self.style.baselineShift
    for (line, text) in lines.enumerated() {
      let place = Point(x: start - Self.labelGap, y: first + Double(line) * lineHeight)
      drawing.add(text, Self.style, at: place, anchor: .end)
    }
    let baseline = middle + Self.style.baselineShift
    guard let values = chart.values(of: index, in: group) else {
      drawing.add(ChartValue.notMeasured, .muted, at: Point(x: start + Self.valueGap, y: baseline))
      return
    }
    var end = start
    var told: [(label: KeyedLabel, center: Double)] = []
    for (part, value) in values.enumerated() where value > 0 {
      let width = max(Self.shortestPart, value * scale)
      let box = Box(x: end, y: middle - Self.barHeight / 2, width: width, height: Self.barHeight)
      drawing.add(.rectangle(box, radius: 0, ink: chart.series[index].ink))
      if part > 0 { drawing.add(.rectangle(box, radius: 0, ink: .pattern(part))) }
      let label = KeyedLabel(text: chart.format(value), style: Self.style, pattern: part)
      told.append((label, end + width / 2))
      end += width
    }
    drawing.add(
      chart.format(values.reduce(0, +)), Self.style, at: Point(x: end + Self.valueGap, y: baseline))
    guard chart.groups.count == 1, !chart.parts.isEmpty, !told.isEmpty else { return }
    KeyedLabelRow.add(told.map(\.label), near: told.map(\.center), to: &drawing)
    drawing.reserve(Self.groupGap)
  }
}
