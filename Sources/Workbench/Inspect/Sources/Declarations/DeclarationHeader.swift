import Measurement

/// What stands between the keyword of a declaration and its members or its `where`.
struct DeclarationHeader {
  private(set) var name = ""
  private(set) var inheritedTypes: [String] = []
  /// The index of the first token after the header.
  private(set) var end: Int

  /// The reserved words that a generic parameter, an inherited type or an extended type can hold.
  private static let keywordsInTypes: Set<Keyword> = [
    .any, .capitalSelf, .class, .inout, .let, .repeat, .throws,
  ]

  private let source: LexedSource
  private var depth = 0

  init(_ source: LexedSource, after keyword: Int, kind: Declaration.Kind) {
    self.source = source
    end = keyword + 1
    if kind == .extension {
      name = readType()
    } else {
      name = source.name(at: end)
      end += 1
      _ = readType()
    }
    guard source.kind(at: end) == .punctuation(ASCII.colon) else { return }
    repeat {
      end += 1
      let type = readType()
      if !type.isEmpty { inheritedTypes.append(type) }
    } while source.kind(at: end) == .punctuation(ASCII.comma)
  }

  /// Reads to the next comma or colon outside brackets, or to the end of the header.
  private mutating func readType() -> String {
    var text = ""
    let first = end
    depth = 0
    while let kind = source.kind(at: end), !ends(kind) {
      let hasGap =
        end > first && source.tokens[end].range.lowerBound > source.tokens[end - 1].range.upperBound
      text += (hasGap ? " " : "") + source.text(at: end)
      track(kind)
      end += 1
    }
    return text
  }

  private func ends(_ kind: SwiftToken.Kind) -> Bool {
    switch kind {
    case .punctuation(ASCII.openBrace), .punctuation(ASCII.closeBrace), .punctuation(ASCII.semicolon): true
    case .punctuation(ASCII.comma), .punctuation(ASCII.colon): depth <= 0
    case .keyword(let keyword): !Self.keywordsInTypes.contains(keyword)
    default: false
    }
  }

  private mutating func track(_ kind: SwiftToken.Kind) {
    switch kind {
    case .punctuation(ASCII.openParenthesis), .punctuation(ASCII.openBracket): depth += 1
    case .punctuation(ASCII.closeParenthesis), .punctuation(ASCII.closeBracket): depth -= 1
    case .operator where !source.isText(at: end, "->"):
      for byte in source.bytes[source.tokens[end].range] {
        if byte == ASCII.less { depth += 1 }
        if byte == ASCII.greater { depth -= 1 }
      }
    default: break
    }
  }
}
