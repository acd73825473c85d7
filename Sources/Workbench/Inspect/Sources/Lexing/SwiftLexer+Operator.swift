extension SwiftLexer {
  mutating func lexOperator() {
    let start = position
    if bytes[start] == ASCII.slash, let end = bareRegexEnd(from: start) {
      position = end
      return emit(.regex, from: start)
    }
    if isMark(bytes[start]), bytes.isLeftBound(start) { return lexPostfixMark() }
    position = operatorEnd(from: start)
    switch (bytes[start], position - start) {
    case (ASCII.period, 1): emit(.period, from: start)
    case (ASCII.questionMark, 1): emit(.infixQuestionMark, from: start)
    default: emit(.operator, from: start)
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
    var end = start + bytes.operatorHead(at: start)
    while true {
      let length = bytes.operatorPart(at: end)
      guard length > 0, allowsPeriods || bytes[end] != ASCII.period else { return end }
      if bytes[end] == ASCII.slash {
        let next = byte(at: end + 1)
        if next == ASCII.slash || next == ASCII.asterisk { return end }
        if bareRegexEnd(from: end) != nil { return end }
      }
      end += length
    }
  }
}
