/// A finished layout: shapes at their places, in painting order.
struct Drawing: Equatable {
  static let standardWidth = 720.0
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
    _ text: String, _ style: LabelStyle, at position: Point, anchor: Label.Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    shapes.append(.text(Label(text: text, style: style, anchor: anchor, position: position)))
  }

  /// Paints the shape before those that stand at or after the index.
  mutating func insert(_ shape: Shape, at index: Int) {
    shapes.insert(shape, at: index)
  }

  /// Orders the shapes by layer, and within a layer by when they were added.
  mutating func arrangeLayers() {
    shapes = Shape.Layer.allCases.flatMap { layer in shapes.filter { $0.layer == layer } }
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
