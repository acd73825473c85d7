/// A finished layout: shapes at their places, in painting order.
struct Drawing: Equatable {
  static let standardWidth = 640.0
  static let margin = 16.0

  let title: String
  let textAlternative: String
  let width: Double
  private(set) var height = margin
  private(set) var shapes: [Shape] = []

  init(title: String, textAlternative: String, width: Double = standardWidth) {
    self.title = title
    self.textAlternative = textAlternative
    self.width = width
  }

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

  /// Makes room below everything so far and returns where it begins.
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

  /// Sets the title and, if there is one, the subtitle.
  mutating func addHeader(subtitle: String) {
    addParagraph(title, .title, maximumLines: 3)
    addParagraph(subtitle, .muted, maximumLines: 3)
    reserve(14)
  }

  /// Sets the words that replace a chart without data.
  mutating func addEmptyNote() {
    addParagraph("Nothing measured", .muted, maximumLines: 1)
    reserve(14)
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
      "<style>\n\(StyleSheet.css)\n</style>",
    ]
    let page = Box(x: 0, y: 0, width: width, height: height)
    let background = element(.rectangle(page, radius: 6, ink: .background))
    let body = definitions + [background] + shapes.map(element)
    return (head + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var definitions: [String] {
    let used = HatchPattern.allCases.filter { pattern in
      shapes.contains { shape in
        guard case .rectangle(_, _, let ink) = shape else { return false }
        return ink.className == pattern.className
      }
    }
    return used.isEmpty ? [] : ["<defs>" + used.map(\.definition).joined() + "</defs>"]
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

/// Makes any text safe to stand in an XML document.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result
  }

  /// XML 1.0 forbids most control characters: each becomes its symbol of Unicode's block Control Pictures, other
  /// invisible ones become U+FFFD.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }
}
