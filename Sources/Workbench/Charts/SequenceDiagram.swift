/// Messages between participants, in the order in which they are sent.
package struct SequenceDiagram: Figure {
  /// One message from a participant to another or to itself.
  package struct Message: Equatable, Sendable {
    let sender: String
    let receiver: String
    let text: String

    /// Creates a message of that text, such as a method's name.
    package init(from sender: String, to receiver: String, _ text: String) {
      self.sender = sender
      self.receiver = receiver
      self.text = text
    }
  }

  let title: String
  let subtitle: String
  let messages: [Message]
  /// All participants from left to right, each once.
  let participants: [String]

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is followed; may be empty.
  ///   - participants: from left to right; others that messages name follow in the order of their first message.
  ///   - messages: from top to bottom.
  package init(title: String, subtitle: String, participants: [String], messages: [Message]) {
    self.title = title
    self.subtitle = subtitle
    self.messages = messages
    var names: [String] = []
    for name in participants + messages.flatMap({ [$0.sender, $0.receiver] }) where !names.contains(name) {
      names.append(name)
    }
    self.participants = names
  }

  /// The title, the subtitle and the numbered messages.
  var textAlternative: String {
    let facts = messages.enumerated().map { index, message in
      TextAlternative.Fact("\(index + 1). \(message.sender) to \(message.receiver)", message.text)
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The diagram as an SVG document.
  package func svg() -> String {
    SequenceDiagramLayout(diagram: self).drawing().svg
  }
}

/// Finds the place of everything in a sequence diagram.
struct SequenceDiagramLayout {
  private static let nameStyle = LabelStyle.name
  private static let textStyle = LabelStyle.body
  private static let smallestColumn = 104.0
  private static let boxGap = 6.0
  private static let badgeRadius = 12.0

  let diagram: SequenceDiagram
  private let width: Double
  private let column: Double

  init(diagram: SequenceDiagram) {
    self.diagram = diagram
    let count = Double(max(1, diagram.participants.count))
    width = max(Drawing.standardWidth, count * Self.smallestColumn + 2 * Drawing.margin)
    column = (width - 2 * Drawing.margin) / count
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: diagram.title, textAlternative: diagram.textAlternative, width: width)
    drawing.addHeader(subtitle: diagram.subtitle)
    guard !participants.isEmpty else {
      drawing.addParagraph("No participants", .muted, maximumLines: 1)
      drawing.reserve(Drawing.margin)
      return drawing
    }
    let head = headings()
    let headTop = drawing.reserve(head.height + 8)
    let headBottom = headTop + head.height
    let lifelines = drawing.shapes.count
    for index in participants.indices {
      addHeading(head.lines[index], at: center(of: index), top: headTop, height: head.height, to: &drawing)
    }
    for (index, message) in diagram.messages.enumerated() {
      add(message, number: index + 1, to: &drawing)
    }
    // The length of the lifelines is known only now; they are painted before everything else.
    let bottom = drawing.reserve(Drawing.margin + 6) + 6
    for index in participants.indices {
      let x = center(of: index)
      let line = Shape.line(Point(x: x, y: headBottom), Point(x: x, y: bottom), ink: .lifeline)
      drawing.insert(line, at: lifelines)
    }
    return drawing
  }

  private var participants: [String] { diagram.participants }
  private var boxWidth: Double { min(column, 200) - Self.boxGap }

  private func center(of index: Int) -> Double {
    Drawing.margin + (Double(index) + 0.5) * column
  }

  private func headings() -> (lines: [[String]], height: Double) {
    let wrapping = LabelWrapping(style: Self.nameStyle, width: boxWidth - 6, maximumLines: 5)
    let lines = participants.map { wrapping.lines(of: $0) }
    let tallest = lines.map(\.count).max() ?? 0
    return (lines, Double(tallest) * Self.nameStyle.lineHeight + 12)
  }

  private func addHeading(
    _ lines: [String], at x: Double, top: Double, height: Double, to drawing: inout Drawing
  ) {
    let box = Box(x: x - boxWidth / 2, y: top, width: boxWidth, height: height)
    drawing.add(.rectangle(box, radius: 5, ink: .participant))
    let textHeight = Double(lines.count) * Self.nameStyle.lineHeight
    let first = top + (height - textHeight + Self.nameStyle.lineHeight) / 2 + Self.nameStyle.baselineShift
    for (index, line) in lines.enumerated() {
      let y = first + Double(index) * Self.nameStyle.lineHeight
      drawing.add(line, Self.nameStyle, at: Point(x: x, y: y), anchor: .middle)
    }
  }

  private func add(_ message: SequenceDiagram.Message, number: Int, to drawing: inout Drawing) {
    guard let sender = participants.firstIndex(of: message.sender),
      let receiver = participants.firstIndex(of: message.receiver)
    else { return }
    let arrow = MessageArrow(
      start: center(of: sender), end: center(of: receiver), limit: width - Drawing.margin)
    let wrapping = LabelWrapping(style: Self.textStyle, width: drawing.contentWidth, maximumLines: 3)
    drawing.reserve(11)
    for line in wrapping.lines(of: message.text) {
      let half = Self.textStyle.width(of: line) / 2
      let x = max(Drawing.margin + half, min(arrow.middle, width - Drawing.margin - half))
      let top = drawing.reserve(Self.textStyle.lineHeight)
      // Clears the lifeline behind the text, so that the text stays legible.
      let clearing = Box(x: x - half, y: top, width: 2 * half, height: Self.textStyle.lineHeight)
      drawing.add(.rectangle(clearing, radius: 0, ink: .background))
      drawing.add(line, Self.textStyle, at: Point(x: x, y: top + Self.textStyle.ascent), anchor: .middle)
    }
    let y = drawing.reserve(arrow.height + 2 * Self.badgeRadius) + Self.badgeRadius
    for shape in arrow.shapes(at: y) { drawing.add(shape) }
    let badge = Point(x: arrow.start, y: y)
    drawing.add(.circle(badge, radius: Self.badgeRadius, ink: .badge))
    drawing.add(
      "\(number)", .badge, at: Point(x: badge.x, y: y + LabelStyle.badge.baselineShift), anchor: .middle)
  }
}

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
