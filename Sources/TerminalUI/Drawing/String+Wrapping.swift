import TerminalKit

extension String {
  /// The text in lines that fit into the width, broken between words, or inside a word that is too long for a line.
  nonisolated func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ") {
      let wordWidth = String(word).displayWidth
      if used > 0, used + 1 + wordWidth <= width {
        line += " " + word
        used += 1 + wordWidth
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      for character in word {
        if used > 0, used + character.displayWidth > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += character.displayWidth
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
