/// Swift source cut into tokens and comments, both in the order of the source.
struct LexedSource {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [Range<Int>]

  /// Cuts any bytes.
  init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.lexAll()
    self.bytes = bytes
    tokens = lexer.tokens
    comments = lexer.comments
  }

  /// Nil where there is no such token.
  func kind(at index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The token as it is written; empty where there is none.
  func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Compares without building a string.
  func isText(at index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return text.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  /// Whether white space stands on both sides of the operator or on neither, so that it joins two operands.
  func isInfix(at index: Int) -> Bool {
    let range = tokens[index].range
    return bytes.isLeftBound(range.lowerBound) == bytes.isRightBound(range.upperBound)
  }

  /// The name an identifier stands for: its text without backticks.
  func name(at index: Int) -> String {
    let text = text(at: index)
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}

/// A piece of source that is neither whitespace nor a comment.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case identifier
    case keyword(Keyword)
    /// `#` and the name after it: a compiler directive or a macro expansion.
    case pound
    case number
    /// A string literal without interpolations.
    case string
    /// From the opening quote to the first `\(`.
    case stringHead
    /// From the `)` of one interpolation to the `\(` of the next.
    case stringMiddle
    /// From the last `)` to the closing quote.
    case stringTail
    case regex
    case `operator`
    /// The `?` of a ternary conditional.
    case infixQuestionMark
    /// The `?` or `!` that follows an expression or a type without a space.
    case postfixMark
    /// A `.`, or the `::` of a module selector: a name follows.
    case period
    case punctuation(UInt8)
    case shebang
  }

  let kind: Kind
  /// Its bytes in the source.
  let range: Range<Int>
  /// Whether only whitespace and comments stand before it on its line.
  let startsLine: Bool
}
