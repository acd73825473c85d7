import Foundation

/// The fixed prose of a page: Markdown with named holes, such as `{requests}`.
///
/// Its blocks lie apart by an empty line. The lines of a block become one, but for headings and the items of a list, so
/// that each sentence can stand on a line of its own. A line goes if nothing is given for a hole of it, or if its holes
/// leave nothing of it. Code is left as it is.
struct Template {
  fileprivate let blocks: [String]

  init(_ resource: [UInt8]) {
    var blocks = [""]
    for line in String(decoding: resource, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.isEmpty { blocks.append("") } else { blocks[blocks.count - 1] += "\(line)\n" }
    }
    self.blocks = blocks.filter { !$0.isEmpty }
  }

  /// The Markdown with each hole filled by the text of its name.
  func filled(_ holes: [String: String] = [:]) -> String {
    blocks.map { Self.filled($0, holes) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  fileprivate static func filled(_ block: String, _ holes: [String: String]) -> String {
    var lines: [String] = []
    let hole = /\{([a-zA-Z]+)\}/
    if block.hasPrefix("```") { return block.trimmingCharacters(in: .newlines) }
    for line in block.split(separator: "\n")
    where line.matches(of: hole).allSatisfy({ holes[String($0.1)] != nil }) {
      let filled = line.replacing(hole) { holes[String($0.1), default: ""] }
      let text = String(filled.trimmingPrefix { $0 == " " })
      guard !text.isEmpty else { continue }
      if lines.isEmpty || text.prefixMatch(of: /(-|#+|[0-9]+\.)\s|</) != nil {
        lines.append(text)
      } else {
        lines[lines.count - 1] += " " + text
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension MarkdownPage {
  /// Adds the template's blocks, with `holes` filled; a block that is nothing but the name of a part, such as `{table}`, is
  /// what that part writes.
  mutating func write(
    _ resource: [UInt8], _ holes: [String: String] = [:],
    parts: [String: (inout MarkdownPage) -> Void] = [:]
  ) {
    for block in Template(resource).blocks {
      if let part = parts[String(block.dropFirst().dropLast(2))] {
        part(&self)
      } else {
        add(Template.filled(block, holes))
      }
    }
  }
}

extension MarkdownTable {
  /// A column for each of some things, and a row for each that is said of all of them.
  init<Thing>(
    _ things: [Thing], titled title: (Thing) -> String, first: String = "", _ alignment: Alignment = .right,
    rows: [(String, (Thing) -> String)]
  ) {
    self.init([first] + things.map(title), alignment)
    for (title, text) in rows { add([title] + things.map(text)) }
  }
}
