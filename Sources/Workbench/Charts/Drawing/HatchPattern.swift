/// Tells adjacent areas apart without their colour.
enum HatchPattern: Int, CaseIterable {
  case none
  case rising
  case dots
  case horizontal
  case falling
  case vertical
  case checked

  var className: String { "pattern-\(rawValue)" }

  /// The definition that areas of this pattern refer to.
  var definition: String {
    "<pattern id=\"\(className)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\""
      + "\(transform)>\(tile)</pattern>"
  }

  private var transform: String {
    switch self {
    case .rising: " patternTransform=\"rotate(45)\""
    case .falling: " patternTransform=\"rotate(-45)\""
    case .none, .dots, .horizontal, .vertical, .checked: ""
    }
  }

  private var tile: String {
    switch self {
    case .none: ""
    case .dots: "<circle class=\"hatch-dot\" cx=\"4\" cy=\"4\" r=\"1.7\"/>"
    case .horizontal: "<path class=\"hatch\" stroke-width=\"2\" d=\"M0 4H8\"/>"
    case .checked: "<path class=\"hatch\" stroke-width=\"2\" d=\"M0 4H8M4 0V8\"/>"
    case .rising, .falling, .vertical: "<path class=\"hatch\" stroke-width=\"2\" d=\"M4 0V8\"/>"
    }
  }
}
