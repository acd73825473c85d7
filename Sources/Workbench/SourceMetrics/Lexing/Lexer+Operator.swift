extension Lexer {
  mutating func lexOperator() {
    let start = position
    if bytes[start] == ASCII.slash, let end = bareRegexEnd(from: start) {
      position = end
      return emit(.regex, from: start)
    }
    if isMark(bytes[start]), isLeftBound(start) { return lexPostfixMark() }
    position = operatorEnd(from: start)
    switch (bytes[start], position - start) {
    case (ASCII.period, 1): emit(.period, from: start)
    case (ASCII.questionMark, 1): emit(.infixQuestionMark, from: start)
    default: emit(.operator, from: start)
    }
  }

  /// Whether no whitespace or opening punctuation stands before the offset.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let previous = bytes[offset - 1]
    switch previous {
    case ASCII.openParenthesis, ASCII.openBracket, ASCII.openBrace, ASCII.comma, ASCII.semicolon, ASCII.colon:
      return false
    case ASCII.slash:
      return offset == 1 || bytes[offset - 2] != ASCII.asterisk
    default:
      return !previous.isHorizontalSpace && !previous.isLineBreak
    }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == ASCII.questionMark || byte == ASCII.exclamationMark
  }

  /// After the words `try` and `as` a mark is followed by an expression, whereas elsewhere it ends one.
  private mutating func lexPostfixMark() {
    position += 1
    switch tokens.last?.kind {
    case .keyword(.try), .keyword(.as): emit(.operator, from: position - 1)
    default: emit(.postfixMark, from: position - 1)
    }
  }

  /// A comment or a regex literal may start inside a run of operator characters; a period may not
  /// stand in one that does not start with it.
  private mutating func operatorEnd(from start: Int) -> Int {
    let allowsPeriods = bytes[start] == ASCII.period
    var end = start + 1
    while end < bytes.count, bytes[end].isOperator || allowsPeriods && bytes[end] == ASCII.period {
      if bytes[end] == ASCII.slash {
        let next = byte(at: end + 1)
        if next == ASCII.slash || next == ASCII.asterisk { break }
        if bareRegexEnd(from: end) != nil { break }
      }
      end += 1
    }
    return end
  }
}
