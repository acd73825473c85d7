import CommandLineKit

/// A picture for a report, with everything that it shows as text too, for readers who cannot see it.
protocol Figure: Sendable {
  var title: String { get }
  /// May be empty.
  var subtitle: String { get }
  /// The facts that it shows, each with a name and a value; either may be empty.
  var facts: [(name: String, value: String)] { get }
  var width: Double { get }

  /// Draws below the title and the subtitle.
  func draw(in drawing: inout Drawing)
}

extension Figure {
  var width: Double { Drawing.standardWidth }

  /// The title, the subtitle and the facts.
  var textAlternative: String {
    let list = facts.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }.joined(separator: "; ")
    return [title, subtitle, list].filter { !$0.isEmpty }
      .map { ".!?".contains($0.suffix(1)) ? $0 : "\($0)." }.joined(separator: " ")
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: title, textAlternative: textAlternative, width: width)
    drawing.addParagraph(title, .title, maximumLines: 3)
    drawing.addParagraph(subtitle, .muted, maximumLines: 3)
    drawing.reserve(14)
    draw(in: &drawing)
    drawing.reserve(Drawing.margin)
    return drawing
  }

  /// The picture as a self-contained SVG document that follows the reader's light or dark colour scheme.
  func svg() -> String { drawing().svg }
}

/// A finished layout: shapes at their places, in painting order.
struct Drawing: Equatable {
  static let standardWidth = 640.0
  static let margin = 16.0

  let title: String
  let textAlternative: String
  let width: Double
  private(set) var height = margin
  private(set) var shapes: [Shape] = []

  /// The width between the margins.
  var contentWidth: Double { width - 2 * Self.margin }

  mutating func add(_ shape: Shape) {
    shapes.append(shape)
  }

  mutating func add(
    _ text: String, _ style: LabelStyle, at position: Point, anchor: ChartLabel.Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    shapes.append(.text(ChartLabel(text: text, style: style, anchor: anchor, position: position)))
  }

  /// Makes room below everything so far and returns the top of it.
  @discardableResult
  mutating func reserve(_ room: Double) -> Double {
    defer { height += room }
    return height
  }

  /// Sets wrapped text below everything so far.
  mutating func addParagraph(_ text: String, _ style: LabelStyle, maximumLines: Int) {
    let wrapping = LabelWrapping(style: style, width: contentWidth, maximumLines: maximumLines)
    for line in wrapping.lines(of: text) {
      let top = reserve(style.lineHeight)
      add(line, style, at: Point(x: Self.margin, y: top + style.ascent))
    }
  }
}

extension Drawing {
  /// The drawing as an SVG document that ends with a newline.
  var svg: String {
    let size = "\(number(width)) \(number(height))"
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(number(width))\""
        + " height=\"\(number(height))\" role=\"img\" aria-labelledby=\"title desc\">",
      "<title id=\"title\">\(XMLText.escaped(title))</title>",
      "<desc id=\"desc\">\(XMLText.escaped(textAlternative))</desc>",
      "<style>\n\(StyleSheet.css)</style>",
    ]
    let page = Box(x: 0, y: 0, width: width, height: height)
    let background = element(.rectangle(page, radius: 6, ink: .background))
    let body = definitions + [background] + shapes.map(element)
    return (head + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var definitions: [String] {
    let used = StyleSheet.patterns.indices.filter { index in
      shapes.contains { shape in
        guard case .rectangle(_, _, let ink) = shape else { return false }
        return ink.className == Ink.pattern(index).className
      }
    }
    return used.isEmpty ? [] : ["<defs>" + used.map { StyleSheet.patterns[$0] }.joined() + "</defs>"]
  }

  private func element(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let box, let radius, let ink):
      return "<rect class=\"\(ink.className)\" x=\"\(number(box.x))\" y=\"\(number(box.y))\""
        + " width=\"\(number(box.width))\" height=\"\(number(box.height))\" rx=\"\(number(radius))\"/>"
    case .line(let start, let end, let ink):
      return "<line class=\"\(ink.className)\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
        + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\"/>"
    case .polyline(let points, let ink):
      return "<polyline class=\"\(ink.className)\" points=\"\(list(points))\"/>"
    case .polygon(let points, let ink):
      return "<polygon class=\"\(ink.className)\" points=\"\(list(points))\"/>"
    case .circle(let center, let radius, let ink):
      return "<circle class=\"\(ink.className)\" cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
        + " r=\"\(number(radius))\"/>"
    case .text(let label):
      return "<text class=\"\(label.style.rawValue)\" x=\"\(number(label.position.x))\""
        + " y=\"\(number(label.position.y))\" text-anchor=\"\(label.anchor.rawValue)\">"
        + "\(XMLText.escaped(label.text))</text>"
    }
  }

  private func list(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  private func number(_ value: Double) -> String {
    let text = FixedPoint.text(value, places: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

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
  case badge
  /// A ring.
  case hollow
  case box
  case thickBox
  /// Everything that belongs to no architecture.
  case neutral
  /// An architecture, by its index.
  case fill(Int)
  /// The hatching over the filled area of a part, by the part's index.
  case pattern(Int)

  var className: String {
    switch self {
    case .fill(let place): "fill-\(place % StyleSheet.colors)"
    case .pattern(let place): "pattern-\(place % StyleSheet.patterns.count)"
    default: "\(self)"
    }
  }
}

/// Makes any text safe to stand in an XML document.
enum XMLText {
  static func escaped(_ text: String) -> String {
    VisibleText.harmless(text).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": " "
      // XML 1.0 forbids these two.
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}

/// The style sheet of every figure. Readers with any kind of colour vision can tell the colours apart, and all keep a
/// contrast of 3:1 on the light and on the dark background; the first four are Okabe and Ito's.
enum StyleSheet {
  static let css = TextResource.text(of: "figure.css")
  /// How many architectures have a colour of their own.
  static let colors = 5
  /// Hatchings, which tell adjacent areas apart without colour; the first part has none.
  static let patterns = TextResource.text(of: "patterns.svg").split(separator: "\n")
}
