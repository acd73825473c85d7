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
  /// Where the anchor meets the baseline.
  let position: Point
}

/// How a label is written; sizes are in units of a drawing, which is 640 units wide at most.
enum LabelStyle: String, CaseIterable {
  case title
  case strong
  case body
  case muted
  case badge

  var size: Double {
    switch self {
    case .title: 24
    case .strong, .body: 20
    case .muted, .badge: 18
    }
  }

  var isBold: Bool { self == .title || self == .strong || self == .badge }

  var lineHeight: Double { (size * 1.25).rounded() }
  var ascent: Double { size * 0.78 }
  /// How far below the middle of a line its baseline lies.
  var baselineShift: Double { size * 0.35 }

  /// The width that common sans-serif fonts need at most: which font a reader has is not known here.
  func width(of text: String) -> Double {
    let ems = text.reduce(0) { $0 + Self.ems($1) }
    return ems * size * (isBold ? 1.08 : 1)
  }

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

  /// The lines, of which the last ends in an ellipsis if the text had more; blank text gives none.
  func lines(of text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard lines.count <= maximumLines else { break }
      append(String(word), to: &lines)
    }
    guard lines.count > maximumLines, maximumLines > 0 else { return lines }
    return lines.prefix(maximumLines - 1) + [shortened(lines[maximumLines - 1])]
  }

  private func append(_ word: String, to lines: inout [String]) {
    if let last = lines.last, fits("\(last) \(word)") {
      lines[lines.count - 1] = "\(last) \(word)"
    } else if fits(word) {
      lines.append(word)
    } else {
      lines += broken(word)
    }
  }

  /// Breaks a word that no line can hold, where possible before a capital letter or after punctuation.
  private func broken(_ word: String) -> [String] {
    var lines: [String] = [""]
    for part in Self.parts(of: word) {
      if fits(lines[lines.count - 1] + part) {
        lines[lines.count - 1] += part
        continue
      }
      if !lines[lines.count - 1].isEmpty { lines.append("") }
      for character in part {
        if !lines[lines.count - 1].isEmpty, !fits(lines[lines.count - 1] + String(character)) {
          lines.append("")
          guard lines.count <= maximumLines + 1 else { return lines }
        }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }

  private func shortened(_ line: String) -> String {
    var kept = Substring(line)
    while !kept.isEmpty, !fits(kept + "…") { kept = kept.dropLast() }
    return kept + "…"
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    style.width(of: String(text)) <= width
  }

  static func parts(of word: String) -> [String] {
    var parts: [String] = []
    var previous: Character?
    for character in word {
      let startsHump = character.isUppercase && previous?.isLowercase == true
      let followsPunctuation = previous.map { "./_-:(,".contains($0) } ?? true
      if startsHump || followsPunctuation { parts.append("") }
      parts[parts.count - 1].append(character)
      previous = character
    }
    return parts
  }
}
