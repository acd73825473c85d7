import Foundation

/// The fixed prose of a page: Markdown with named holes, such as `{requests}`, or `{requests request}` for a number of
/// things.
///
/// Its blocks lie apart by an empty line. The lines of a block become one, but for headings and the items of a list, so
/// that each sentence can stand on a line of its own. A line goes if nothing is given for a hole of it, or if its holes
/// leave nothing of it. A hole such as `{requests?}` only asks whether there is anything. Code is left as it is.
enum Template {
  /// What fills the holes, by their names: Markdown, words, numbers, or whether the line stays; nil takes it away, as no words
  /// do.
  typealias Holes = [String: (any HoleText)?]

  static func blocks(of resource: [UInt8]) -> [String] {
    var blocks = [""]
    for line in String(decoding: resource, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.isEmpty { blocks.append("") } else { blocks[blocks.count - 1] += "\(line)\n" }
    }
    return blocks.filter { !$0.isEmpty }
  }

  /// The lines of one block, with its holes filled.
  static func filled(_ block: String, _ holes: Holes) -> String {
    if block.hasPrefix("```") { return block.trimmingCharacters(in: .newlines) }
    var lines: [String] = []
    for line in block.split(separator: "\n") {
      guard let text = filled(line, holes), !text.isEmpty else { continue }
      if lines.isEmpty || isApart(text) {
        lines.append(text)
      } else {
        lines[lines.count - 1] += " " + text
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Nil if nothing is given for a hole of the line.
  private static func filled(_ line: Substring, _ holes: Holes) -> String? {
    var (filled, rest) = ("", line)
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let words = rest[start..<end].dropFirst().split(separator: " ", maxSplits: 1)
      guard let name = words.first?.prefix(while: { $0 != "?" }),
        let text = holes[String(name)]??.holeText
      else { return nil }
      filled += rest[..<start] + (words[0].hasSuffix("?") ? "" : text)
      if words.count > 1 { filled += " \(words[1])\(text == "1" ? "" : "s")" }
      rest = rest[end...].dropFirst()
    }
    return String((filled + rest).drop { $0 == " " })
  }

  /// Whether a line begins a heading, an item of a list, a row of a table, or an element of HTML.
  private static func isApart(_ line: String) -> Bool {
    let mark = line.prefix { $0 != " " }
    return line.hasPrefix("<") || line.hasPrefix("|") || mark == "-" || mark.allSatisfy { $0 == "#" }
      || mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
  }
}

/// What can fill a hole of a template.
protocol HoleText {
  /// Nil takes the line away.
  var holeText: String? { get }
}

extension String: HoleText {
  var holeText: String? { self }
}

extension Int: HoleText {
  var holeText: String? { NumberText.count(self) }
}

extension Bool: HoleText {
  var holeText: String? { self ? "" : nil }
}

extension [String]: HoleText {
  var holeText: String? { isEmpty ? nil : WordList.and(self) }
}

extension MarkdownPage {
  /// Adds the template's blocks, with `holes` filled; a block that is nothing but the name of a part, such as `{table}`, is
  /// what that part writes. One with words behind the name, such as `{table add}`, may be the name of a part too.
  mutating func write(
    _ resource: [UInt8], _ holes: Template.Holes = [:], parts: [String: (inout MarkdownPage) -> Void] = [:]
  ) {
    for block in Template.blocks(of: resource) {
      if let part = parts[String(block.dropFirst().dropLast(2))] {
        part(&self)
      } else {
        add(Template.filled(block, holes))
      }
    }
  }
}
