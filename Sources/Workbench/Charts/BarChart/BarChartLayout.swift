/// Finds the place of everything in a bar chart.
struct BarChartLayout {
  private static let barHeight = 22.0
  private static let rowGap = 7.0
  private static let groupGap = 16.0
  private static let labelStyle = TextStyle.body
  private static let labelGap = 12.0

  let chart: BarChart
  private let labels: TextWrapping
  private let axis: BarAxis

  init(chart: BarChart) {
    self.chart = chart
    let names = chart.series.count > 1 ? chart.series : chart.groups.map(\.label)
    let widest = names.map { Self.labelStyle.width(of: $0) }.max() ?? 0
    let labelWidth = min(widest, chart.series.count > 1 ? 180 : 250)
    labels = TextWrapping(
      style: Self.labelStyle, width: labelWidth, maximumLines: chart.series.count > 1 ? 1 : 3)
    axis = BarAxis(chart: chart, start: Drawing.margin + labelWidth + (labelWidth > 0 ? Self.labelGap : 0))
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: chart.title, textAlternative: chart.textAlternative)
    drawing.addHeader(subtitle: chart.subtitle)
    guard !chart.groups.isEmpty, !chart.series.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    addReferenceLabel(to: &drawing)
    let top = drawing.height
    for (index, group) in chart.groups.enumerated() {
      if index > 0, chart.series.count > 1 { drawing.reserve(Self.groupGap) }
      add(group, to: &drawing)
    }
    addReferenceLine(from: top, to: &drawing)
    drawing.arrangeLayers()
    drawing.reserve(Drawing.margin - Self.rowGap)
    return drawing
  }

  private func add(_ group: BarChart.Group, to drawing: inout Drawing) {
    guard chart.series.count > 1 else {
      addRow(group.estimate(0), named: group.label, series: 0, to: &drawing)
      return
    }
    drawing.addParagraph(group.label, .strong, maximumLines: 3)
    if !group.label.isEmpty { drawing.reserve(5) }
    for (index, name) in chart.series.enumerated() {
      addRow(group.estimate(index), named: name, series: index, to: &drawing)
    }
  }

  private func addRow(_ estimate: Estimate?, named name: String, series: Int, to drawing: inout Drawing) {
    let lines = labels.lines(of: name)
    let textHeight = Double(lines.count) * Self.labelStyle.lineHeight
    let height = max(Self.barHeight, textHeight)
    let top = drawing.reserve(height + Self.rowGap)
    let baseline =
      top + (height - textHeight + Self.labelStyle.lineHeight) / 2 + Self.labelStyle.baselineShift
    for (index, line) in lines.enumerated() {
      let y = baseline + Double(index) * Self.labelStyle.lineHeight
      drawing.add(line, Self.labelStyle, at: Position(x: axis.start - Self.labelGap, y: y), anchor: .end)
    }
    let barTop = top + (height - Self.barHeight) / 2
    let bar = Box(x: axis.start, y: barTop, width: 0, height: Self.barHeight)
    let (start, end) = (Position(x: bar.x, y: top - 3), Position(x: bar.x, y: top + height + 3))
    drawing.add(.line(start, end, ink: .baseline))
    addBar(estimate, in: bar, series: series, to: &drawing)
  }

  private func addBar(_ estimate: Estimate?, in bar: Box, series: Int, to drawing: inout Drawing) {
    let baseline = bar.y + bar.height / 2 + TextStyle.body.baselineShift
    guard let estimate else {
      drawing.add(Estimate.notMeasured, .muted, at: Position(x: bar.x + 8, y: baseline))
      return
    }
    var filled = bar
    filled.width = axis.length(of: estimate.value)
    if filled.width > 0 { drawing.add(.rectangle(filled, radius: 2, ink: .fill(series: series))) }
    var end = filled.maxX
    if let interval = estimate.interval {
      addWhisker(interval, at: bar.y + bar.height / 2, to: &drawing)
      end = max(end, axis.x(of: interval.upperBound))
    }
    drawing.add(
      chart.format.text(for: estimate.value), .body, at: Position(x: end + BarAxis.valueGap, y: baseline))
  }

  private func addWhisker(_ interval: ClosedRange<Double>, at y: Double, to drawing: inout Drawing) {
    let (lower, upper) = (axis.x(of: interval.lowerBound), axis.x(of: interval.upperBound))
    let strokes = [
      (Position(x: lower, y: y), Position(x: upper, y: y)),
      (Position(x: lower, y: y - 5), Position(x: lower, y: y + 5)),
      (Position(x: upper, y: y - 5), Position(x: upper, y: y + 5)),
    ]
    for ink in [Ink.halo, .whisker] {
      for (start, end) in strokes { drawing.add(.line(start, end, ink: ink)) }
    }
  }

  private func addReferenceLabel(to drawing: inout Drawing) {
    guard let reference = axis.reference else { return }
    let wrapping = TextWrapping(style: .muted, width: drawing.contentWidth, maximumLines: 1)
    let text = wrapping.lines(of: reference.label).first ?? ""
    let half = TextStyle.muted.width(of: text) / 2
    let middle = axis.x(of: reference.value)
    let x = max(Drawing.margin + half, min(middle, drawing.width - Drawing.margin - half))
    let top = drawing.reserve(TextStyle.muted.lineHeight + 4)
    drawing.add(text, .muted, at: Position(x: x, y: top + TextStyle.muted.ascent), anchor: .middle)
  }

  private func addReferenceLine(from top: Double, to drawing: inout Drawing) {
    guard let reference = axis.reference else { return }
    let (start, end) = (top, drawing.height - Self.rowGap + 3)
    let x = axis.x(of: reference.value)
    drawing.add(.line(Position(x: x, y: start), Position(x: x, y: end), ink: .reference))
  }
}
