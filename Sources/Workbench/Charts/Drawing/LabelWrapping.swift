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
