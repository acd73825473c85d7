/// The colours and dashes of series, which readers with any kind of colour vision can tell apart.
///
/// The first four are Okabe and Ito's; all keep a contrast of 3:1 on the light and on the dark background.
enum Palette {
  static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#767676", "#9a7d0a", "#8250df"]
  static let dashes = ["none", "10 5", "3 4", "12 4 3 4"]

  static let light = Scheme(
    background: "#ffffff", text: "#1f2328", mutedText: "#59636e", grid: "#d8dee4", surface: "#f6f8fa")
  static let dark = Scheme(
    background: "#0d1117", text: "#f0f6fc", mutedText: "#9ea7b1", grid: "#2f3742", surface: "#161b22")

  /// The neutral colours, which depend on the reader's colour scheme.
  struct Scheme: Equatable {
    let background: String
    let text: String
    let mutedText: String
    let grid: String
    let surface: String
  }
}

/// Tells adjacent areas apart without their colour.
enum HatchPattern: Int, CaseIterable {
  case none
  case rising
  case dots
  case horizontal
  case falling
  case vertical
  case checked

  var className: String { "pattern-\(rawValue)" }

  /// The definition that areas of this pattern refer to.
  var definition: String {
    "<pattern id=\"\(className)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\""
      + "\(transform)>\(tile)</pattern>"
  }

  private var transform: String {
    switch self {
    case .rising: " patternTransform=\"rotate(45)\""
    case .falling: " patternTransform=\"rotate(-45)\""
    case .none, .dots, .horizontal, .vertical, .checked: ""
    }
  }

  private var tile: String {
    switch self {
    case .none: ""
    case .dots: "<circle class=\"hatch-dot\" cx=\"4\" cy=\"4\" r=\"1.7\"/>"
    case .horizontal: "<path class=\"hatch\" stroke-width=\"2\" d=\"M0 4H8\"/>"
    case .checked: "<path class=\"hatch\" stroke-width=\"2\" d=\"M0 4H8M4 0V8\"/>"
    case .rising, .falling, .vertical: "<path class=\"hatch\" stroke-width=\"2\" d=\"M4 0V8\"/>"
    }
  }
}

/// The shapes that tell the points of one series from those of another.
enum MarkerShape: CaseIterable {
  case circle
  case square
  case triangle
  case diamond
  case invertedTriangle

  static func forSeries(_ index: Int) -> MarkerShape {
    allCases[index % allCases.count]
  }

  func shape(at center: Point, series: Int) -> Shape {
    let ink = Ink.fill(series: series)
    switch self {
    case .circle: return .circle(center, radius: 6, ink: ink)
    case .square: return polygon(at: center, [(-5.5, -5.5), (5.5, -5.5), (5.5, 5.5), (-5.5, 5.5)], ink)
    case .triangle: return polygon(at: center, [(0, -7), (7, 5.5), (-7, 5.5)], ink)
    case .diamond: return polygon(at: center, [(0, -8), (8, 0), (0, 8), (-8, 0)], ink)
    case .invertedTriangle: return polygon(at: center, [(0, 7), (7, -5.5), (-7, -5.5)], ink)
    }
  }

  private func polygon(at center: Point, _ corners: [(Double, Double)], _ ink: Ink) -> Shape {
    .polygon(corners.map { Point(x: center.x + $0.0, y: center.y + $0.1) }, ink: ink)
  }
}

/// The CSS inside each figure.
enum StyleSheet {
  static var css: String {
    ([geometry, rules(Palette.light), series].flatMap { $0 }
      + ["@media (prefers-color-scheme: dark) {"] + rules(Palette.dark) + ["}"]).joined(separator: "\n")
  }

  private static var geometry: [String] {
    let families = "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"
    let sizes = LabelStyle.allCases.map { style in
      "text.\(style.rawValue) { font-size: \(FixedPoint.text(style.size, places: 0))px;"
        + " font-weight: \(style.isBold ? 600 : 400) }"
    }
    return [
      // A value may stand on a line; the halo in the background's colour keeps it legible.
      "text { font-family: \(families); paint-order: stroke; stroke-width: 5px; stroke-linejoin: round }",
      "polyline, line { fill: none; stroke-linecap: round; stroke-linejoin: round }",
      ".baseline { stroke-width: 1.5px }",
      ".grid { stroke-width: 1px }",
      ".reference { stroke-width: 2px; stroke-dasharray: 6 5 }",
      ".whisker { stroke-width: 2px }",
      ".halo { stroke-width: 5px }",
      ".leader { stroke-width: 1px }",
      ".participant { stroke-width: 1.5px }",
      ".call, .reply { stroke-width: 2px }",
      ".reply { stroke-dasharray: 7 5 }",
      ".lifeline { stroke-width: 1.5px; stroke-dasharray: 2 5 }",
      ".band { fill-opacity: 0.2 }",
    ] + sizes
  }

  private static var series: [String] {
    Palette.colors.enumerated().map { index, color in
      ".fill-\(index) { fill: \(color) } .stroke-\(index) { stroke: \(color); stroke-width: 3px }"
    }
      + Palette.dashes.enumerated().map { index, dash in ".dash-\(index) { stroke-dasharray: \(dash) }" }
      + HatchPattern.allCases.map { ".\($0.className) { fill: url(#\($0.className)) }" }
  }

  private static func rules(_ scheme: Palette.Scheme) -> [String] {
    [
      "text { fill: \(scheme.text); stroke: \(scheme.background) }",
      "text.muted { fill: \(scheme.mutedText) }",
      "text.badge { fill: \(scheme.background); stroke: none }",
      "text.name { stroke: \(scheme.surface) }",
      ".background { fill: \(scheme.background) }",
      ".baseline, .reference, .leader, .lifeline { stroke: \(scheme.mutedText) }",
      ".grid { stroke: \(scheme.grid) }",
      ".whisker, .call, .reply { stroke: \(scheme.text) }",
      ".halo, .hatch { stroke: \(scheme.background) }",
      ".participant { fill: \(scheme.surface); stroke: \(scheme.mutedText) }",
      ".arrowhead, .badge { fill: \(scheme.text) }",
      ".hatch-dot { fill: \(scheme.background) }",
    ]
  }
}
