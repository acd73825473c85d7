/// Horizontal bars from zero, in groups with one bar for each series. A bar has one part, or several end to end.
struct BarChart: Figure {
  /// Bars that stand together: the values of each bar's parts, in the order of the series; nil is not measured.
  typealias Group = (label: String, bars: [[Double]?])

  let title: String
  let subtitle: String
  /// The bars of each group from top to bottom.
  let series: [ChartSeries]
  /// The names of the bars' parts from left to right, which differ in their hatching; none if each bar is one value. In
  /// a chart with one group, the parts' values stand below the bar.
  let parts: [String]
  let groups: [Group]
  let format: @Sendable (Double) -> String

  private static let notMeasured = "not measured"
  private static let style = LabelStyle.body
  private static let barHeight = 20.0
  private static let groupGap = 12.0
  private static let labelGap = 10.0
  private static let valueGap = 8.0
  /// The width below which a part that is not zero could not be seen.
  private static let shortestPart = 1.5

  var facts: [(name: String, value: String)] {
    groups.flatMap { group in
      series.indices.map { index in
        let names = [group.label, series[index].label].filter { !$0.isEmpty }
        return (names.joined(separator: ", "), words(group, index))
      }
    }
  }

  private func words(_ group: Group, _ index: Int) -> String {
    guard let values = values(of: index, in: group) else { return Self.notMeasured }
    let words = zip(values, parts).map { "\(format($0)) \($1)" }
    let total = format(values.reduce(0, +))
    return words.isEmpty ? total : words.joined(separator: ", ") + ", total \(total)"
  }

  /// The values of a bar's parts; nil if any of them cannot be drawn.
  private func values(of series: Int, in group: Group) -> [Double]? {
    guard group.bars.indices.contains(series), let values = group.bars[series],
      values.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    return values
  }

  func draw(in drawing: inout Drawing) {
    KeyedLabel.addFlowing(
      parts.enumerated().map { KeyedLabel(text: $1, style: Self.style, pattern: $0) }, to: &drawing)
    let labelWidth = min(series.map { Self.style.width(of: $0.label) }.max() ?? 0, 250)
    let start = Drawing.margin + labelWidth + Self.labelGap
    let lengths = groups.flatMap { group in
      series.indices.compactMap { values(of: $0, in: group)?.reduce(0, +) }
    }
    let longest = lengths.max() ?? 0
    let widest = lengths.map { Self.style.width(of: format($0)) }.max() ?? 0
    let room = Drawing.standardWidth - Drawing.margin - start - Self.valueGap - widest
    let scale = longest > 0 ? max(40, room) / longest : 0
    for group in groups {
      drawing.reserve(Self.groupGap)
      drawing.addParagraph(group.label, .strong, maximumLines: 2)
      drawing.reserve(3)
      for index in series.indices {
        let middle = addLabel(series[index].label, endingAt: start - Self.labelGap, labelWidth, to: &drawing)
        addBar(index, of: group, from: Point(x: start, y: middle), scale, to: &drawing)
      }
    }
  }

  /// Returns the vertical middle of the label.
  private func addLabel(
    _ label: String, endingAt end: Double, _ width: Double, to drawing: inout Drawing
  ) -> Double {
    let lines = LabelWrapping(style: Self.style, width: width, maximumLines: 3).lines(of: label)
    let lineHeight = Self.style.lineHeight
    let height = Double(max(1, lines.count)) * lineHeight + (lines.count > 1 ? 8 : 1)
    let middle = drawing.reserve(height) + height / 2
    let first = middle - Double(lines.count - 1) * lineHeight / 2 + Self.style.baselineShift
    for (line, text) in lines.enumerated() {
      drawing.add(text, Self.style, at: Point(x: end, y: first + Double(line) * lineHeight), anchor: .end)
    }
    return middle
  }

  private func addBar(
    _ index: Int, of group: Group, from start: Point, _ scale: Double, to drawing: inout Drawing
  ) {
    let baseline = start.y + Self.style.baselineShift
    guard let values = values(of: index, in: group) else {
      drawing.add(Self.notMeasured, .muted, at: Point(x: start.x + Self.valueGap, y: baseline))
      return
    }
    var end = start.x
    var labels: [KeyedLabel] = []
    for (part, value) in values.enumerated() where value > 0 {
      let width = max(Self.shortestPart, value * scale)
      let box = Box(x: end, y: start.y - Self.barHeight / 2, width: width, height: Self.barHeight)
      drawing.add(.rectangle(box, radius: 0, ink: series[index].ink))
      if part > 0 { drawing.add(.rectangle(box, radius: 0, ink: .pattern(part))) }
      labels.append(KeyedLabel(text: format(value), style: Self.style, pattern: part))
      end += width
    }
    drawing.add(format(values.reduce(0, +)), Self.style, at: Point(x: end + Self.valueGap, y: baseline))
    guard groups.count == 1, !parts.isEmpty, !labels.isEmpty else { return }
    KeyedLabel.addFlowing(labels, from: start.x, to: &drawing)
    drawing.reserve(Self.groupGap)
  }
}

/// A series, with a bar or a dot in each group of a chart.
struct ChartSeries: Equatable, Sendable {
  let label: String
  private let color: Int?

  /// - Parameter color: the architecture's place among the colours; nil for anything else, which is grey.
  init(_ label: String, color: Int?) {
    self.label = label
    self.color = color
  }

  var ink: Ink { color.map(Ink.fill) ?? .neutral }
}
