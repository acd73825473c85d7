/// The names in a source that may be those of types: what it mentions, and what its type aliases stand for.
struct TypeMentions: Equatable, Sendable {
  /// A type alias with the names of which it is made.
  struct Alias: Equatable, Sendable {
    let name: String
    let names: Set<String>
  }

  /// Every name in the source, whatever it names.
  let names: Set<String>
  /// The type aliases, in the order of the source.
  let aliases: [Alias]

  /// Reads a source given as bytes; any bytes can be read.
  init(_ utf8: [UInt8]) {
    let source = LexedSource(utf8)
    names = Set(source.tokens.indices.filter { source.kind(at: $0) == .identifier }.map(source.name))
    aliases = source.tokens.indices.filter { source.kind(at: $0) == .keyword(.typealias) }.map { index in
      Alias(name: source.name(at: index + 1), names: source.names(ofAliasAt: index + 2))
    }
  }
}

extension LexedSource {
  /// The names from here to the end of the alias: to a line that goes on with something else.
  fileprivate func names(ofAliasAt start: Int) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst(start) {
      if tokens[index].startsLine, !continuesType(at: index) { break }
      if kind(at: index) == .identifier { names.insert(name(at: index)) }
    }
    return names
  }

  private func continuesType(at index: Int) -> Bool {
    switch (kind(at: index - 1), kind(at: index)) {
    case (.operator, _) where !isText(at: index - 1, ">") && !isText(at: index - 1, ">>"): true
    case (.period, _), (.punctuation(ASCII.comma), _), (_, .operator), (_, .period): true
    case (.punctuation(ASCII.openParenthesis), _), (.punctuation(ASCII.openBracket), _): true
    default: false
    }
  }
}
