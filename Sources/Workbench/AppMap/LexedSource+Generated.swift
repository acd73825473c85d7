import Foundation
import SourceReading

extension LexedSource {
  /// Whether a line above the code, or one for itself below the imports, is the mark of a generator. A sentence that only
  /// speaks of something generated, or of something that is not to be edited, is none.
  var isGenerated: Bool {
    let top = bytes.prefix(1500).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let comments = top.prefix(10).filter { $0.starts(with: "//".utf8) && !$0.starts(with: "///".utf8) }
    let head = Array(top.prefix { !$0.starts(with: "import".utf8) }) + comments
    return head.contains { line in
      let text = String(decoding: line, as: UTF8.self).lowercased()
      // Each mark has one of these. A regular expression takes long to make, so none is made for other lines.
      guard text.holds("generated") || text.holds("do not") || text.holds("don't") else { return false }
      let words = text.drop { !$0.isLetter && $0 != "@" }
      return text.holds("generated") && words.contains(/(do not|don't|not be) (edit|modif|change)/)
        || Self.marksOfGenerators.contains { words.prefixMatch(of: $0) != nil }
    }
  }

  private static var marksOfGenerators: [Regex<Substring>] {
    [
      /@generated\b/,
      /(?:warning\W+)?(?:this|the) (?:file|code|source|class) (?:is|was|has been) auto(?:matically)?[- ]?generated/,
      /(?:warning\W+)?(?:this is )?(?:an? )?auto(?:matically)?[- ]?generated(?: file| code)?(?: (?:by|using|from|with|at|on)\b|\W*$|[.,;:!])/,
      /generated (?:using|by|with) (?:swiftgen|sourcery|r\.swift|apollo|openapi|swagger)/,
      /(?:please )?(?:do not|don't) (?:edit|modify|change)(?: this| the)?(?: file| it)?(?: manually| by hand| directly)?\W*$/,
    ]
  }
}
