import CommandLineKit

/// Ratios to one baseline as dots on a logarithmic scale, in groups: the line in the middle means no difference.
struct RatioChart: Figure {
  /// Dots that stand together, in the order of the series. Nil counts as not measured, and so does a ratio that is
  /// negative or not finite, or whose interval reaches 0. A ratio of 0 is not on the scale: only its number is shown.
  typealias Group = (label: String, ratios: [ChartValue?])

  let title: String
  let subtitle: String
  let series: [ChartSeries]
  let groups: [Group]

  private static let rowHeight = LabelStyle.body.lineHeight + 1
  private static let radius = 7.0
  private static let otherRadius = 4.0
  private static let gap = 10.0

  var facts: [(name: String, value: String)] {
    groups.flatMap { group in
      series.indices.map { index in
        let text = ratio(of: index, in: group)?.text ?? ChartValue.notMeasured
        return ("\(group.label), \(series[index].label)", text)
      }
    }
  }

  /// The ratio of a series in the group; nil if it counts as not measured.
  private func ratio(of index: Int, in group: Group) -> ChartValue? {
    guard group.ratios.indices.contains(index), let ratio = group.ratios[index], ratio.isMeasured,
      ratio.interval.map({ $0.lowerBound > 0 }) ?? true
    else { return nil }
    return ratio
  }

  var isEmpty: Bool { groups.isEmpty || series.isEmpty }

  func draw(in drawing: inout Drawing) {
    let ratios = groups.flatMap { group in series.indices.compactMap { ratio(of: $0, in: group) } }
    let ends = ratios.flatMap(\.places)
    let style = LabelStyle.body
    let width = min(series.map { style.width(of: $0.label) }.max() ?? 0, 200)
    let labels = LabelWrapping(style: style, width: width, maximumLines: 1)
    let start = Drawing.margin + width + 2 * Self.gap
    let widest = ratios.map { style.width(of: Self.text($0)) }.max() ?? 0
    let end = max(start + 40, Drawing.standardWidth - Drawing.margin - 2 * Self.gap - widest)
    let axis = LogAxis(containing: ends + [1], from: start, to: end)
    drawing.addTicks(of: axis)
    for group in groups {
      drawing.reserve(Self.gap)
      drawing.addParagraph(group.label, .strong, maximumLines: 2)
      let top = drawing.reserve(Double(series.count) * Self.rowHeight)
      drawing.addGrid(of: axis, from: top, to: drawing.height)
      for index in series.indices {
        let rowTop = top + Double(index) * Self.rowHeight
        let baseline = rowTop + Self.rowHeight / 2 + style.baselineShift
        if let label = labels.lines(of: series[index].label).first {
          drawing.add(label, style, at: Point(x: start - 2 * Self.gap, y: baseline), anchor: .end)
        }
        if let ratio = ratio(of: index, in: group) {
          add(ratio, series[index].ink, axis, at: Point(x: start, y: rowTop), to: &drawing)
        } else {
          drawing.add(ChartValue.notMeasured, .muted, at: Point(x: start, y: baseline))
        }
      }
    }
  }

  private func add(
    _ ratio: ChartValue, _ ink: Ink, _ axis: LogAxis, at corner: Point, to drawing: inout Drawing
  ) {
    let middle = corner.y + Self.rowHeight / 2
    let reach = ([corner.x] + ratio.places.map { axis.x($0) + Self.radius }).max() ?? corner.x
    if let interval = ratio.interval {
      let (lower, upper) = (axis.x(interval.lowerBound), axis.x(interval.upperBound))
      drawing.add(.line(Point(x: lower, y: middle), Point(x: upper, y: middle), ink: .whisker))
      // Ends that are taller than the dot, so that they show even if the interval is narrower.
      for x in [lower, upper] {
        let half = Self.radius + 3
        drawing.add(.line(Point(x: x, y: middle - half), Point(x: x, y: middle + half), ink: .whisker))
      }
    }
    let dots = ratio.others.map { ($0, Self.otherRadius) } + [(ratio.value, Self.radius)]
    for (value, radius) in dots where ChartValue.isDrawable(value) {
      drawing.add(.circle(Point(x: axis.x(value), y: middle), radius: radius, ink: ink))
    }
    let text = Self.text(ratio)
    // Covers the lines of the scale, so that none runs through the number.
    let room = Box(
      x: reach + Self.gap, y: corner.y, width: LabelStyle.body.width(of: text), height: Self.rowHeight)
    drawing.add(.rectangle(room, radius: 0, ink: .background))
    drawing.add(text, .body, at: Point(x: room.x, y: middle + LabelStyle.body.baselineShift))
  }

  private static func text(_ ratio: ChartValue) -> String { "× \(NumberText.hundredths(ratio.value))" }
}

/// A value that a chart shows, optionally with the interval in which it probably lies.
struct ChartValue: Equatable, Sendable {
  static let notMeasured = "not measured"

  let value: Double
  private let lower: Double?
  private let upper: Double?
  /// The values of others of the same kind, in the chart's unit.
  let others: [Double]

  /// - Parameters:
  ///   - value: in the chart's unit; a negative or non-finite one counts as not measured.
  ///   - lower: the lower end of the interval, in the chart's unit.
  ///   - upper: the upper end of the interval, in the chart's unit. Without both ends, no interval is drawn.
  init(_ value: Double, lower: Double? = nil, upper: Double? = nil, others: [Double] = []) {
    (self.value, self.lower, self.upper, self.others) = (value, lower, upper, others)
  }

  init(_ value: Double, in interval: ClosedRange<Double>?) {
    self.init(value, lower: interval?.lowerBound, upper: interval?.upperBound)
  }

  /// Whether a logarithmic scale has a place for the value.
  static func isDrawable(_ value: Double) -> Bool { value.isFinite && value > 0 }

  /// All values that are drawn.
  var places: [Double] {
    let ends = interval.map { [$0.lowerBound, $0.upperBound] } ?? []
    return ([value] + ends + others).filter(Self.isDrawable)
  }

  var isMeasured: Bool { value.isFinite && value >= 0 }

  /// The interval if both ends can be drawn, widened to contain the value.
  var interval: ClosedRange<Double>? {
    guard isMeasured, let lower, let upper, lower.isFinite, upper.isFinite, lower >= 0, lower <= upper
    else { return nil }
    return min(lower, value)...max(upper, value)
  }

  /// The value as the tables write it.
  var text: String {
    guard isMeasured else { return Self.notMeasured }
    guard let interval else { return ([value] + others).map(NumberText.hundredths).joined(separator: ", ") }
    let ends = [interval.lowerBound, interval.upperBound].map(NumberText.hundredths)
    return "\(NumberText.hundredths(value)) (\(ends[0]) to \(ends[1]))"
  }
}
