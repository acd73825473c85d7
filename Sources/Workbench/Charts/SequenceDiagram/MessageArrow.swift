/// The arrow of one message; a message to the sender itself is a loop at its lifeline.
struct MessageArrow {
  private static let loopWidth = 46.0
  private static let loopHeight = 22.0
  private static let headLength = 12.0

  let start: Double
  let end: Double
  /// The rightmost place that a loop may reach.
  let limit: Double

  var height: Double { isLoop ? Self.loopHeight : 0 }
  var middle: Double { isLoop ? start + loopOffset / 2 : (start + end) / 2 }

  private var isLoop: Bool { start == end }

  /// The loop turns to the left where the drawing ends on the right.
  private var loopOffset: Double {
    start + Self.loopWidth <= limit ? Self.loopWidth : -Self.loopWidth
  }

  func shapes(at y: Double) -> [Shape] {
    let tip = Point(x: end, y: y + height)
    let cameFrom = isLoop ? start + loopOffset : start
    let back = tip.x + (cameFrom < end ? -Self.headLength : Self.headLength)
    let loop = isLoop ? [Point(x: cameFrom, y: y), Point(x: cameFrom, y: tip.y)] : []
    let shaft = [Point(x: start, y: y)] + loop + [Point(x: back, y: tip.y)]
    let head = [Point(x: back, y: tip.y - 6), tip, Point(x: back, y: tip.y + 6)]
    return [.polyline(shaft, ink: .call), .polygon(head, ink: .arrowhead)]
  }
}
