/// A place in a drawing, from its upper left corner.
struct Position: Equatable {
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

  func intersects(_ other: Box) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
