/// One line of text at its place in a drawing.
struct Label: Equatable {
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let text: String
  let style: TextStyle
  let anchor: Anchor
  /// Where the anchor meets the baseline.
  let position: Position

  /// The room that the text needs at most.
  var bounds: Box {
    let width = style.width(of: text)
    let x =
      switch anchor {
      case .start: position.x
      case .middle: position.x - width / 2
      case .end: position.x - width
      }
    return Box(x: x, y: position.y - style.ascent, width: width, height: style.ascent + style.descent)
  }
}
