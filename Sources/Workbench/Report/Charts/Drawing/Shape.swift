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
}

/// What a drawing is made of.
enum Shape: Equatable {
  case rectangle(Box, radius: Double, ink: Ink)
  case line(Point, Point, ink: Ink)
  case polyline([Point], ink: Ink)
  case polygon([Point], ink: Ink)
  case circle(Point, radius: Double, ink: Ink)
  case text(ChartLabel)
}

/// The roles in which colour is used.
enum Ink: Equatable {
  case background
  case baseline
  case grid
  case whisker
  case call
  case laterCall
  case badge
  case cell
  case diagonal
  /// What belongs to no architecture.
  case neutral
  /// What stands out.
  case accent
  /// An architecture, by its place.
  case fill(Int)
  /// The hatching of a part that lies over a filled area, by the part's place.
  case pattern(Int)

  var className: String {
    switch self {
    case .fill(let place): "fill-\(place % Palette.colors.count)"
    case .pattern(let place): HatchPattern.allCases[place % HatchPattern.allCases.count].className
    default: "\(self)"
    }
  }
}
