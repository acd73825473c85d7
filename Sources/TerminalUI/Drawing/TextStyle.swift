/// How a cell looks, by attributes that every terminal has, and by what colours mean.
nonisolated struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1 << 0)
  static let dim = TextStyle(rawValue: 1 << 1)
  static let underline = TextStyle(rawValue: 1 << 2)
  static let reverse = TextStyle(rawValue: 1 << 3)
  /// The colour of what can be pressed.
  static let tint = TextStyle(rawValue: 1 << 4)
  /// The colour of what has just come.
  static let added = TextStyle(rawValue: 1 << 5)
  /// The colour of what went wrong.
  static let warning = TextStyle(rawValue: 1 << 6)

  /// The parameters of the control sequence Select Graphic Rendition that set this style, after a reset.
  func graphicRendition(usesColor: Bool) -> String {
    var parameters = ["0"]
    if contains(.bold) { parameters.append("1") }
    if contains(.dim) { parameters.append("2") }
    if contains(.underline) { parameters.append("4") }
    if contains(.reverse) { parameters.append("7") }
    if usesColor {
      if contains(.tint) { parameters.append("34") }
      if contains(.added) { parameters.append("32") }
      if contains(.warning) { parameters.append("31") }
    }
    return parameters.joined(separator: ";")
  }
}
