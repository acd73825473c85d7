/// The colours, which readers with any kind of colour vision can tell apart.
///
/// All keep a contrast of 3:1 on the light and on the dark background.
enum Palette {
  /// One for each architecture, in their order. The first four are Okabe and Ito's.
  static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#9a7d0a"]
  static let neutral = "#767676"
  static let accent = "#8250df"

  static let light = Scheme(
    background: "#ffffff", text: "#1f2328", mutedText: "#59636e", grid: "#d8dee4")
  static let dark = Scheme(
    background: "#0d1117", text: "#f0f6fc", mutedText: "#9ea7b1", grid: "#2f3742")

  /// The neutral colours, which depend on the reader's colour scheme.
  struct Scheme: Equatable {
    let background: String
    let text: String
    let mutedText: String
    let grid: String
  }
}

/// Tells adjacent areas apart without their colour.
enum HatchPattern: Int, CaseIterable {
  case none
  case rising
  case dots
  case horizontal

  var className: String { "pattern-\(rawValue)" }

  /// The definition that areas of this pattern refer to.
  var definition: String {
    "<pattern id=\"\(className)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\""
      + "\(transform)>\(tile)</pattern>"
  }

  private var transform: String {
    switch self {
    case .rising: " patternTransform=\"rotate(45)\""
    case .none, .dots, .horizontal: ""
    }
  }

  private var tile: String {
    switch self {
    case .none: ""
    case .dots: "<circle class=\"hatch-dot\" cx=\"4\" cy=\"4\" r=\"1.7\"/>"
    case .horizontal: "<path class=\"hatch\" stroke-width=\"2\" d=\"M0 4H8\"/>"
    case .rising: "<path class=\"hatch\" stroke-width=\"2\" d=\"M4 0V8\"/>"
    }
  }
}

/// The CSS inside each figure.
enum StyleSheet {
  static var css: String {
    ([geometry, rules(Palette.light), colors].flatMap { $0 }
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
      ".whisker, .call, .laterCall { stroke-width: 2px }",
      ".laterCall { stroke-dasharray: 5 5 }",
      ".cell, .diagonal { stroke-width: 1px }",
    ] + sizes
  }

  private static var colors: [String] {
    Palette.colors.enumerated().map { ".fill-\($0) { fill: \($1) }" }
      + [".neutral { fill: \(Palette.neutral) }", ".accent { fill: \(Palette.accent) }"]
      + HatchPattern.allCases.map { ".\($0.className) { fill: url(#\($0.className)) }" }
  }

  private static func rules(_ scheme: Palette.Scheme) -> [String] {
    [
      "text { fill: \(scheme.text); stroke: \(scheme.background) }",
      "text.muted { fill: \(scheme.mutedText) }",
      "text.badge { fill: \(scheme.background); stroke: none }",
      ".background { fill: \(scheme.background) }",
      ".baseline { stroke: \(scheme.mutedText) }",
      ".grid, .cell, .diagonal { stroke: \(scheme.grid) }",
      ".whisker, .call, .laterCall { stroke: \(scheme.text) }",
      ".hatch { stroke: \(scheme.background) }",
      ".badge { fill: \(scheme.text) }",
      ".cell { fill: \(scheme.background) }",
      ".diagonal { fill: \(scheme.grid) }",
      ".hatch-dot { fill: \(scheme.background) }",
    ]
  }
}
