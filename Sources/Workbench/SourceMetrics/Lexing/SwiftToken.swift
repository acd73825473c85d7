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
  let range: Range<Int>
  /// Whether only whitespace and comments stand before it on its line.
  let startsLine: Bool
}
