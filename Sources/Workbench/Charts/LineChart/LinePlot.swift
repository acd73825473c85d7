/// The rectangle of a line chart in which the curves run, and its axes.
struct LinePlot {
  private static let usualHeight = 340.0
  /// Keeps markers inside the frame.
  private static let padding = 8.0

  let frame: Box
  let sizes: LogAxis
  let durations: LogAxis

  init(curves: [DrawnCurve], top: Double, right: Double, minimumHeight: Double) {
    let points = curves.flatMap(\.points)
    sizes = LogAxis(containing: points.map(\.size))
    durations = LogAxis(
      containing: points.flatMap { point in
        [point.seconds.value] + (Self.interval(of: point).map { [$0.lowerBound, $0.upperBound] } ?? [])
      })
    let widestTick = durations.ticks.map { LabelStyle.muted.width(of: TickText.duration($0)) }.max() ?? 0
    let left = Drawing.margin + widestTick + 10
    frame = Box(x: left, y: top, width: right - left, height: max(Self.usualHeight, minimumHeight))
  }

  /// The point's interval, unless it reaches down to zero, which a logarithmic axis does not have.
  static func interval(of point: LineChart.Point) -> ClosedRange<Double>? {
    point.seconds.interval.flatMap { $0.lowerBound > 0 ? $0 : nil }
  }

  func point(size: Double, seconds: Double) -> Point {
    Point(x: x(sizes.fraction(of: size)), y: y(durations.fraction(of: seconds)))
  }

  func x(_ fraction: Double) -> Double {
    frame.x + Self.padding + fraction * (frame.width - 2 * Self.padding)
  }

  func y(_ fraction: Double) -> Double {
    frame.maxY - Self.padding - fraction * (frame.height - 2 * Self.padding)
  }
}

/// A curve that has points to draw.
struct DrawnCurve {
  /// Its place among all curves of the chart, which gives it its colour, dashes and markers.
  let index: Int
  let label: String
  let points: [LineChart.Point]

  var marker: MarkerShape { .forSeries(index) }
}
