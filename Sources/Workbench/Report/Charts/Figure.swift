/// A picture for a report, which says all that it shows as text too, for readers who cannot see it.
protocol Figure: Sendable {
  var title: String { get }
  /// May be empty.
  var subtitle: String { get }
  /// What it shows, each with its value; either may be empty.
  var facts: [(name: String, value: String)] { get }
  /// Whether there is nothing to show.
  var isEmpty: Bool { get }
  var width: Double { get }

  /// Draws below the title and the subtitle.
  func draw(in drawing: inout Drawing)
}

extension Figure {
  var isEmpty: Bool { false }
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
    if isEmpty {
      drawing.addParagraph("Nothing measured", .muted, maximumLines: 1)
      drawing.reserve(14)
    } else {
      draw(in: &drawing)
      drawing.reserve(Drawing.margin)
    }
    return drawing
  }

  /// The picture as a self-contained SVG document that follows the reader's light or dark colour scheme.
  func svg() -> String { drawing().svg }
}
