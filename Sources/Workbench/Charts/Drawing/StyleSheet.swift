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
