/// The arrow of one message; a message to the sender itself is a loop at its lifeline.
struct MessageArrow {
  private static let loopWidth = 46.0
  private static let loopHeight = 22.0
  private static let headLength = 12.0

  let start: Double
  let end: Double
  /// The rightmost place that a loop may reach.
  let limit: Double
  let kind: SequenceDiagram.Message.Kind

  var isLoop: Bool { start == end }
  var height: Double { isLoop ? Self.loopHeight : 0 }
  var middle: Double { isLoop ? start + loopOffset / 2 : (start + end) / 2 }

  /// The loop turns to the left where the drawing ends on the right.
  private var loopOffset: Double {
    start + Self.loopWidth <= limit ? Self.loopWidth : -Self.loopWidth
  }

  func shapes(at y: Double) -> [Shape] {
    let tip = Position(x: end, y: y + height)
    let cameFrom = isLoop ? start + loopOffset : start
    let inward = cameFrom < end ? -1.0 : 1.0
    let shaftEnd = Position(x: tip.x + inward * (kind == .call ? Self.headLength : 2), y: tip.y)
    let path =
      isLoop
      ? [
        Position(x: start, y: y), Position(x: cameFrom, y: y), Position(x: cameFrom, y: tip.y), shaftEnd,
      ]
      : [Position(x: start, y: y), shaftEnd]
    return [.polyline(path, ink: kind == .call ? .call : .reply), head(at: tip, inward: inward)]
  }

  private func head(at tip: Position, inward: Double) -> Shape {
    let back = tip.x + inward * Self.headLength
    let corners = [Position(x: back, y: tip.y - 6), tip, Position(x: back, y: tip.y + 6)]
    return switch kind {
    case .call: .polygon(corners, ink: .arrowhead)
    case .reply: .polyline(corners, ink: .call)
    }
  }
}
