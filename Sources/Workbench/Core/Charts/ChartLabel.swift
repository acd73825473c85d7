/// One line of text at its place in a drawing.
struct ChartLabel: Equatable {
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let text: String
  let style: LabelStyle
  let anchor: Anchor
  /// The point where the anchor meets the baseline.
  let position: Point
}

/// The style of a label. Sizes are in the units of a drawing, which is at most 640 units wide.
enum LabelStyle: String, CaseIterable {
  case title
  case strong
  case body
  case muted

  var size: Double {
    switch self {
    case .title: 24
    case .strong, .body: 20
    case .muted: 18
    }
  }

  var isBold: Bool { self == .title || self == .strong }

  var lineHeight: Double { (size * 1.25).rounded() }
  var ascent: Double { size * 0.78 }
  /// How far below the middle of a line its baseline lies.
  var baselineShift: Double { size * 0.35 }

  /// The largest width that common sans-serif fonts need, as the reader's font is not known here.
  func width(of text: String) -> Double {
    var ems = 0.0
    for character in text {
      ems += character.asciiValue.map { Self.asciiEms[Int($0)] } ?? Self.ems(character)
    }
    return ems * size * (isBold ? 1.08 : 1)
  }

  /// Most characters of a report are of ASCII, and it measures each several times.
  private static let asciiEms = (0..<128).map { ems(Character(Unicode.Scalar($0))) }

  private static func ems(_ character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", "'", "|", "!", ".", ",", ":", ";": 0.32
    case " ", "\u{A0}", "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.38
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.95
    case "A"..."Z", "&", "+", "=", "<", ">", "~": 0.72
    case "0"..."9": 0.61
    case _ where character.isASCII: 0.59
    case "\u{A1}"..."\u{24F}": 0.68
    default: 1.1
    }
  }
}

/// Breaks labels into lines that fit a width.
struct LabelWrapping {
  let style: LabelStyle
  let width: Double
  let maximumLines: Int

  /// The lines; blank text gives none. The last line ends in an ellipsis if the text goes on, and so does any word that
  /// is too long.
  func lines(of text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, fits("\(last) \(word)") {
        lines[lines.count - 1] = "\(last) \(word)"
      } else if lines.count == maximumLines {
        lines[lines.count - 1] += " \(word)"
        break
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { fits($0) ? $0 : shortened($0) }
  }

  private func shortened(_ line: String) -> String {
    var room = width - style.width(of: "…")
    let kept = line.prefix { character in
      room -= style.width(of: String(character))
      return room >= 0
    }
    return kept + "…"
  }

  private func fits(_ text: String) -> Bool { style.width(of: text) <= width }
}

/// A text after a small sample of the area that it labels.
struct KeyedLabel {
  private static let keySize = 14.0
  private static let keyGap = 6.0

  let text: String
  let style: LabelStyle
  /// The index of the part whose hatching the sample shows.
  let pattern: Int

  private var width: Double { Self.keySize + Self.keyGap + style.width(of: text) }

  private static let gap = 20.0

  /// Sets the labels from left to right in as many rows as they need.
  ///
  /// - Parameter start: where the first row begins.
  static func addFlowing(
    _ labels: [KeyedLabel], from start: Double = Drawing.margin, to drawing: inout Drawing
  ) {
    let right = drawing.width - Drawing.margin
    var x = start
    var top = drawing.height
    for label in labels {
      let room = drawing.contentWidth - keySize - keyGap
      let lines = LabelWrapping(style: label.style, width: room, maximumLines: 1).lines(of: label.text)
      let fitted = KeyedLabel(text: lines.first ?? "", style: label.style, pattern: label.pattern)
      if x > Drawing.margin, x + fitted.width > right {
        drawing.reserve(fitted.style.lineHeight)
        (x, top) = (Drawing.margin, drawing.height)
      }
      fitted.add(to: &drawing, x: x, top: top)
      x += fitted.width + gap
    }
    drawing.reserve(labels.last?.style.lineHeight ?? 0)
  }

  private func add(to drawing: inout Drawing, x: Double, top: Double) {
    let baseline = top + style.ascent
    let key = Box(x: x, y: baseline - Self.keySize + 1, width: Self.keySize, height: Self.keySize)
    drawing.add(.rectangle(key, radius: 2, ink: .neutral))
    drawing.add(.rectangle(key, radius: 2, ink: .pattern(pattern)))
    drawing.add(text, style, at: Point(x: key.maxX + Self.keyGap, y: baseline))
  }
}
