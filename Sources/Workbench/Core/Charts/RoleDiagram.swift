import CommandLineKit

/// Roles as boxes from the upper left to the lower right, and a line from each to those that it knows.
///
/// A line leaves its box sideways and turns at a dot: on the right down to a role below, on the left up to one above.
/// So no line passes through a box, and lines that cross without a dot have nothing to do with each other.
struct RoleDiagram: Figure {
  /// A box.
  struct Part: Equatable, Sendable {
    let name: String
    /// Whether the box has a thick frame.
    let isFramed: Bool
  }

  /// How a role knows another one.
  enum Knowledge: Equatable, Sendable {
    case none, byProtocol, byName
    /// By name, in this many of its types.
    case byTypes(Int)

    fileprivate var count: String? {
      if case .byTypes(let count) = self { NumberText.count(count) } else { nil }
    }
  }

  let title: String
  let subtitle: String
  /// The boxes from top to bottom.
  let parts: [Part]
  /// A row for each part: how it knows each part, with `.none` for itself.
  let knows: [[Knowledge]]

  /// Narrower than the standard, so that text stays legible on a phone.
  let width = 560.0

  private static let style = LabelStyle.body
  private static let boxHeight = 34.0
  private static let rowHeight = 46.0
  private static let widestBox = 170.0
  private static let widestStep = 64.0
  private static let padding = 12.0
  private static let radius = 5.0

  var facts: [(name: String, value: String)] {
    parts.indices.compactMap { row in
      let known = parts.indices.filter { knows[row][$0] != .none }.map { column in
        let how = knows[row][column].count.map { " (\($0))" } ?? ""
        return parts[column].name + (knows[row][column] == .byProtocol ? " by a protocol" : how)
      }
      return known.isEmpty ? nil : ("\(parts[row].name) knows", WordList.and(known))
    }
  }

  func draw(in drawing: inout Drawing) {
    let labels = parts.map {
      LabelWrapping(style: Self.style, width: Self.widestBox - 2 * Self.padding, maximumLines: 1)
        .lines(of: $0.name).first ?? ""
    }
    let boxWidth = (labels.map { Self.style.width(of: $0) }.max() ?? 0) + 2 * Self.padding
    let room = drawing.contentWidth - boxWidth
    let step = min(Self.widestStep, room / Double(max(1, parts.count - 1)))
    let top = drawing.reserve(Double(parts.count) * Self.rowHeight)
    let boxes = parts.indices.map { place in
      Box(
        x: Drawing.margin + Double(place) * step, y: top + Double(place) * Self.rowHeight, width: boxWidth,
        height: Self.boxHeight)
    }
    var dots: [Shape] = []
    for row in parts.indices {
      for column in parts.indices where knows[row][column] != .none {
        let turn = addArrow(from: boxes[row], to: boxes[column], step, to: &drawing)
        let ink: Ink = knows[row][column] == .byProtocol ? .hollow : .badge
        dots.append(.circle(turn, radius: Self.radius, ink: ink))
        let count = knows[row][column].count ?? ""
        let end = width - Self.style.width(of: count)
        let place = Point(x: min(turn.x + Self.radius + 2, end), y: turn.y - Self.radius)
        drawing.add(count, Self.style, at: place)
      }
    }
    // The dots come last, so that no line runs through a ring.
    for dot in dots { drawing.add(dot) }
    for (part, (label, box)) in zip(parts, zip(labels, boxes)) {
      drawing.add(.rectangle(box, radius: 4, ink: part.isFramed ? .thickBox : .box))
      let middle = Point(x: box.x + boxWidth / 2, y: box.y + Self.boxHeight / 2 + Self.style.baselineShift)
      drawing.add(label, Self.style, at: middle, anchor: .middle)
    }
  }

  /// Returns the point where the line turns.
  private func addArrow(from: Box, to end: Box, _ step: Double, to drawing: inout Drawing) -> Point {
    let isDown = end.y > from.y
    // The line passes the boxes in between, which reach less far to its side.
    let turn = Point(
      x: isDown ? end.maxX - step / 2 : end.x + step / 2, y: from.y + Self.boxHeight / 2)
    let tip = Point(x: turn.x, y: isDown ? end.y : end.y + Self.boxHeight)
    let back = tip.y + (isDown ? -8 : 8)
    let start = Point(x: isDown ? from.maxX : from.x, y: turn.y)
    drawing.add(.polyline([start, turn, Point(x: turn.x, y: back)], ink: .call))
    drawing.add(
      .polygon([Point(x: tip.x - 5, y: back), tip, Point(x: tip.x + 5, y: back)], ink: .badge))
    return turn
  }
}
