/// A place in a drawing, from its upper left corner.
struct Point: Equatable {
  var x: Double
  var y: Double
}

/// An upright rectangle in a drawing.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
}

/// What a drawing is made of.
enum Shape: Equatable {
  case rectangle(Box, radius: Double, ink: Ink)
  case line(Point, Point, ink: Ink)
  case polyline([Point], ink: Ink)
  case polygon([Point], ink: Ink)
  case circle(Point, radius: Double, ink: Ink)
  case text(ChartLabel)

  /// The order of painting: each layer covers those before it.
  enum Layer: CaseIterable {
    case areas
    case whiskers
    case texts
  }

  var layer: Layer {
    switch self {
    case .text: .texts
    case .line(_, _, .halo), .line(_, _, .whisker): .whiskers
    default: .areas
    }
  }
}

/// The roles in which colour is used.
enum Ink: Equatable {
  case background
  case baseline
  case grid
  case whisker
  case halo
  case leader
  case participant
  case lifeline
  case call
  case arrowhead
  case badge
  case fill(series: Int)
  case band(series: Int)
  case stroke(series: Int)
  /// The hatching that lies over a filled area.
  case pattern(series: Int)

  var className: String {
    switch self {
    case .fill(let series): "fill-\(series % Palette.colors.count)"
    case .band(let series): "band fill-\(series % Palette.colors.count)"
    case .stroke(let series): "stroke-\(series % Palette.colors.count) dash-\(series % Palette.dashes.count)"
    case .pattern(let series): "pattern-\(series % HatchPattern.allCases.count)"
    default: "\(self)"
    }
  }
}
