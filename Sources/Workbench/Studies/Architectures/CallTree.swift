import BehaviourProof
import Measurement
import SourceReading

/// A tree of calls that grows downwards, with each call below its caller.
struct CallTree: Figure {
  struct Call: Sendable {
    let depth: Int
    let receiver: String
    let text: String
    let isOwn: Bool
    let isLater: Bool
    /// The receiver's own functions that run before it calls others.
    var own: [String] = []
    /// The role of the receiver; nil if it has none.
    var role: String?
  }

  let title: String
  let subtitle: String
  let root: String
  let calls: [Call]

  /// Narrower than the standard, so that text stays legible on a phone.
  let width = 560.0

  private static let indent = 22.0
  private static let radius = 13.0
  private static let gap = 8.0
  private static let headLength = 8.0
  /// Beyond this depth, calls are not indented any further.
  private static let deepest = 12

  /// The root and the numbered calls.
  var facts: [(name: String, value: String)] {
    [("", root)]
      + calls.enumerated().map {
        ("\($0 + 1). \($1.receiver)", ([$1.text] + $1.own).joined(separator: ", then "))
      }
  }

  /// The roles in the order of the calls, which is also the order of their colours.
  private var roles: [String] { calls.compactMap(\.role).withoutRepetition }

  func draw(in drawing: inout Drawing) {
    KeyedLabel.addFlowing(
      roles.enumerated().map { KeyedLabel(text: $1, style: .body, pattern: 0, ink: .fill($0)) }, to: &drawing)
    drawing.reserve(roles.isEmpty ? 0 : Self.gap)
    drawing.addParagraph(root, .strong, maximumLines: 2)
    // For each depth, where the line to the next call begins.
    var ends = [Point(x: Drawing.margin + Self.radius, y: drawing.height)]
    for (index, call) in calls.enumerated() {
      ends.removeLast(max(0, ends.count - 1 - max(0, call.depth)))
      let caller = ends.count - 1
      let center = add(call, number: index + 1, below: ends[caller], to: &drawing)
      ends[caller].y = center.y
      ends.append(Point(x: center.x, y: center.y + Self.radius))
    }
  }

  /// Returns the centre of the call's badge.
  private func add(
    _ call: Call, number: Int, below parent: Point, to drawing: inout Drawing
  ) -> Point {
    drawing.reserve(Self.gap)
    let deepest = Drawing.margin + Self.radius + Double(Self.deepest) * Self.indent
    let x = min(parent.x + Self.indent, deepest)
    let y = drawing.height + Self.radius
    addArrow(from: parent, to: Point(x: x - Self.radius, y: y), isLater: call.isLater, to: &drawing)
    let ink = ink(of: call)
    drawing.add(.circle(Point(x: x, y: y), radius: Self.radius, ink: ink))
    let digits = Point(x: x, y: y + LabelStyle.badge.baselineShift)
    drawing.add("\(number)", ink == .badge ? .badge : .onColor, at: digits, anchor: .middle)
    let left = x + Self.radius + Self.gap
    let lines =
      [(call.receiver, call.isOwn ? LabelStyle.strong : .body), (call.text, .muted)]
      + call.own.map { ("then \($0)", .muted) }
    for (text, style) in lines {
      let room = width - Drawing.margin - left
      for line in LabelWrapping(style: style, width: room, maximumLines: 3).lines(of: text) {
        let top = drawing.reserve(style.lineHeight)
        drawing.add(line, style, at: Point(x: left, y: top + style.ascent))
      }
    }
    return Point(x: x, y: y)
  }

  private func ink(of call: Call) -> Ink {
    call.role.flatMap(roles.firstIndex).map(Ink.fill) ?? .badge
  }

  /// The arrow runs down from the caller, then to the right.
  private func addArrow(from start: Point, to end: Point, isLater: Bool, to drawing: inout Drawing) {
    let back = end.x - Self.headLength
    let shaft = [start, Point(x: start.x, y: end.y), Point(x: max(start.x, back), y: end.y)]
    drawing.add(.polyline(shaft, ink: isLater ? .laterCall : .call))
    let head = [Point(x: back, y: end.y - 5), end, Point(x: back, y: end.y + 5)]
    drawing.add(.polygon(head, ink: .badge))
  }
}

extension ReportInput {
  /// The tap as a picture: each call in the colour of its receiver's role.
  func callTree(of path: TapPath) -> CallTree {
    let sources = structure(of: path.architecture)
    return CallTree(
      title: "What does one tap pass in \(path.architecture)?", subtitle: TapTracer.tap,
      root: "Done tapped",
      calls: path.steps.enumerated().map { place, step in
        CallTree.Call(
          depth: step.depth, receiver: step.receiver, text: step.text,
          isOwn: path.types.contains(step.receiver), isLater: step.isLater, own: path.own(after: place),
          role: sources?.role(ofType: step.receiver))
      })
  }
}

extension TapPath {
  /// The receiver's own functions between the call at `place` and the calls that it makes, each once.
  fileprivate func own(after place: Int) -> [String] {
    let depth = steps[place].depth
    return steps[(place + 1)...].prefix { $0.depth > depth }.filter { $0.depth == depth + 1 }
      .flatMap(\.via).withoutRepetition
  }
}

extension StructureResults.ArchitectureSources {
  /// The role whose files declare the type; nil if none does.
  func role(ofType name: String) -> String? {
    let file = metrics.files.first { $0.types.contains { $0.name == name } }?.path
    return roles.first { role in file.map(role.files.contains) ?? false }?.name
  }
}
