extension SwiftLexer {
  /// Where the regex literal ends that a bare `/` opens, or `nil` if the `/` is an operator.
  ///
  /// These are the compiler's rules: an expression must be able to start here, the contents neither
  /// start nor end with a space without a backslash before it, end on their line, and close no parenthesis that they do not open.
  mutating func bareRegexEnd(from start: Int) -> Int? {
    guard start >= regexSearchedUntil, allowsExpression else { return nil }
    let first = byte(at: start + 1)
    guard !first.isHorizontalSpace, !first.isLineBreak else { return nil }
    var nesting = RegexNesting()
    var end = start + 1
    while end < bytes.count, !bytes[end].isLineBreak, nesting.isBalanced {
      switch bytes[end] {
      case ASCII.backslash where !byte(at: end + 1).isLineBreak:
        end += 1
      case ASCII.slash:
        if canCloseBareRegex(at: end) { return end + 1 }
        regexSearchedUntil = end
        return nil
      case let byte:
        nesting.visit(byte)
      }
      end += 1
    }
    regexSearchedUntil = end
    return nil
  }

  /// `#/.../#`; with a line break right after the opening it spans lines.
  mutating func lexExtendedRegex(pounds: Int) {
    let start = position
    position += pounds + 1
    let isMultiline = restOfLineIsBlank(from: position)
    while position < bytes.count, isMultiline || !bytes[position].isLineBreak {
      let byte = bytes[position]
      position += 1
      if byte == ASCII.slash, bytes.hasRun(of: ASCII.pound, count: pounds, at: position) {
        position += pounds
        break
      }
      if byte == ASCII.backslash, position < bytes.count, !bytes[position].isLineBreak { position += 1 }
    }
    emit(.regex, from: start)
  }

  private func restOfLineIsBlank(from offset: Int) -> Bool {
    var end = offset
    while end < bytes.count, bytes[end].isHorizontalSpace { end += 1 }
    return byte(at: end).isLineBreak
  }

  private func canCloseBareRegex(at offset: Int) -> Bool {
    let opensComment = byte(at: offset + 1) == ASCII.slash || byte(at: offset + 1) == ASCII.asterisk
    let endsInSpace = bytes[offset - 1].isHorizontalSpace && bytes[offset - 2] != ASCII.backslash
    return !opensComment && !endsInSpace
  }

  /// Whether an expression can start after the tokens so far.
  private var allowsExpression: Bool {
    guard let last = tokens.last else { return true }
    let isMember = tokens.count > 1 && tokens[tokens.count - 2].kind == .period
    switch last.kind {
    case .period, .keyword(.func), .keyword(.operator):
      return false
    case .keyword(let keyword):
      return !(isMember || keyword.isExpression) || startsLine
    case .identifier:
      return startsLine || bytes[last.range].elementsEqual("await".utf8)
    case .number, .string, .stringTail, .regex, .postfixMark, .pound, .shebang:
      return startsLine
    case .punctuation(ASCII.closeParenthesis), .punctuation(ASCII.closeBracket),
      .punctuation(ASCII.closeBrace):
      return startsLine
    case .stringHead, .stringMiddle, .operator, .infixQuestionMark, .punctuation:
      return true
    }
  }
}

/// Groups and character classes that are open while a bare regex literal is read.
private struct RegexNesting {
  private var groups = 0
  private var characterClasses = 0
  var isBalanced: Bool { groups >= 0 }

  mutating func visit(_ byte: UInt8) {
    switch byte {
    case ASCII.openBracket: characterClasses += 1
    case ASCII.closeBracket: characterClasses = max(0, characterClasses - 1)
    case ASCII.openParenthesis where characterClasses == 0: groups += 1
    case ASCII.closeParenthesis where characterClasses == 0: groups -= 1
    default: break
    }
  }
}
