import SourceReading

/// What the sources of this package do without: every way to end the process, or an error, without a word.
enum ForbiddenConstructs {
  /// The constructs in the source, each with its line, counted from 1.
  static func find(in text: String) -> [String] {
    let source = LexedSource(Array(text.utf8))
    return source.tokens.indices.compactMap { index in
      construct(at: index, in: source).map { "\(line(of: index, in: source)): \($0)" }
    }
  }

  private static func construct(at index: Int, in source: LexedSource) -> String? {
    switch source.kind(at: index) {
    case .keyword(.try) where isMark(index + 1, "!", in: source): "try!"
    case .keyword(.try) where isMark(index + 1, "?", in: source): "try?"
    case .keyword(.as) where isMark(index + 1, "!", in: source): "as!"
    case .identifier where source.isText(at: index, "fatalError"): "fatalError"
    case .postfixMark where isMark(index, "!", in: source) && !isComparison(index, in: source): "!"
    default: nil
    }
  }

  private static func isMark(_ index: Int, _ mark: StaticString, in source: LexedSource) -> Bool {
    source.isText(at: index, mark)
  }

  /// Whether the mark belongs to a `!=` that is written without spaces.
  private static func isComparison(_ index: Int, in source: LexedSource) -> Bool {
    let end = source.tokens[index].range.upperBound
    return source.bytes.indices.contains(end) && source.bytes[end] == UInt8(ascii: "=")
  }

  private static func line(of index: Int, in source: LexedSource) -> Int {
    source.bytes[..<source.tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
