import CommandLineKit
import Foundation

/// The fixed prose of a page: Markdown with named holes, such as `{requests}`, or `{requests request}` for a count with
/// its noun.
///
/// Empty lines separate its blocks. The lines of a block are joined, except headings and list items, so that each
/// sentence can have its own line. A line is dropped if one of its holes has no value, or if it is empty once they are
/// filled. A hole such as `{requests?}` only asks whether there is a value. Code is left as it
/// is.
enum Template {
  /// The values of the holes, by name: Markdown, words, numbers, or whether the line stays. Nil drops the line, and so
  /// does an empty list of words.
  typealias Holes = [String: (any HoleText)?]

  static func blocks(of file: String) -> [String] {
    var blocks = [""]
    for line in TextResource.text(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
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

  /// Nil if a hole of the line has no value.
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

  /// Whether a line begins a heading, a list item, a table row, or an HTML element.
  private static func isApart(_ line: String) -> Bool {
    let mark = line.prefix { $0 != " " }
    return line.hasPrefix("<") || line.hasPrefix("|") || mark == "-" || mark.allSatisfy { $0 == "#" }
      || mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
  }
}

/// A value that can fill a hole of a template.
protocol HoleText {
  /// Nil drops the line.
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
  /// Adds the template's blocks, with `holes` filled. A block that is only the name of a part, such as `{table}` or
  /// `{table add}`, is replaced by what that part writes.
  mutating func write(
    _ file: String, _ holes: Template.Holes = [:], parts: [String: (inout MarkdownPage) -> Void] = [:]
  ) {
    for block in Template.blocks(of: file) {
      if let part = parts[String(block.dropFirst().dropLast(2))] {
        part(&self)
      } else {
        add(Template.filled(block, holes))
      }
    }
  }
}
