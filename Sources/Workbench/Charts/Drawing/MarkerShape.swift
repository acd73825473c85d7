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

  func shape(at center: Position, series: Int) -> Shape {
    let ink = Ink.fill(series: series)
    switch self {
    case .circle: return .circle(center, radius: 6, ink: ink)
    case .square: return polygon(at: center, [(-5.5, -5.5), (5.5, -5.5), (5.5, 5.5), (-5.5, 5.5)], ink)
    case .triangle: return polygon(at: center, [(0, -7), (7, 5.5), (-7, 5.5)], ink)
    case .diamond: return polygon(at: center, [(0, -8), (8, 0), (0, 8), (-8, 0)], ink)
    case .invertedTriangle: return polygon(at: center, [(0, 7), (7, -5.5), (-7, -5.5)], ink)
    }
  }

  private func polygon(at center: Position, _ corners: [(Double, Double)], _ ink: Ink) -> Shape {
    .polygon(corners.map { Position(x: center.x + $0.0, y: center.y + $0.1) }, ink: ink)
  }
}
