extension SwiftLexer {
  mutating func lexStringLiteral(pounds: Int) {
    let start = position
    position += pounds
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: opensMultilineString(pounds: pounds))
    position += delimiter.quotes
    lexStringSegment(of: delimiter, from: start, isFirst: true)
  }

  /// Lexes up to the closing delimiter or the next interpolation, whichever is first.
  mutating func lexStringSegment(of delimiter: StringDelimiter, from start: Int, isFirst: Bool) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == "\\", bytes.hasRun(of: "#", count: delimiter.pounds, at: position + 1) {
        position += 1 + delimiter.pounds
        if self.byte(at: position) == "(" {
          position += 1
          interpolations.append((delimiter, 0))
          return emit(isFirst ? .stringHead : .stringMiddle, from: start)
        }
        if position < bytes.count, delimiter.isMultiline || !bytes[position].isLineBreak { position += 1 }
      } else if byte == "\"", delimiter.closes(bytes, at: position) {
        position += delimiter.quotes + delimiter.pounds
        break
      } else if byte.isLineBreak, !delimiter.isMultiline {
        break
      } else {
        position += 1
      }
    }
    emit(isFirst ? .string : .stringTail, from: start)
  }

  /// `#"""#` is a raw string that contains one quote: three quotes after a `#` open a multi-line
  /// string only if nothing closes them on their line.
  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard bytes.hasRun(of: "\"", count: 3, at: position) else { return false }
    guard pounds > 0 else { return true }
    let start = position + 2
    if let last = rawStringSearches[pounds], last.range.contains(start) { return !last.found }
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: false)
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak, !delimiter.closes(bytes, at: end) { end += 1 }
    let found = end < bytes.count && !bytes[end].isLineBreak
    rawStringSearches[pounds] = (start..<(found ? end + 1 : end), found)
    return !found
  }
}

extension SwiftLexer {
  mutating func openParenthesis() {
    if let last = interpolations.indices.last { interpolations[last].openParentheses += 1 }
    lexPunctuation()
  }

  /// A `)` without an open `(` ends the interpolation and resumes its string.
  mutating func closeParenthesis() {
    guard let last = interpolations.indices.last else { return lexPunctuation() }
    if interpolations[last].openParentheses > 0 {
      interpolations[last].openParentheses -= 1
      lexPunctuation()
    } else {
      let delimiter = interpolations.removeLast().delimiter
      let start = position
      position += 1
      lexStringSegment(of: delimiter, from: start, isFirst: false)
    }
  }

  /// A single-line string literal ends with its line, even inside an interpolation.
  mutating func endInterpolationsOfSingleLineStrings() {
    while let last = interpolations.last, !last.delimiter.isMultiline {
      interpolations.removeLast()
      emit(.stringTail, from: position)
    }
  }
}

/// The delimiter that opens a string literal and must be repeated to close it.
struct StringDelimiter: Equatable {
  let pounds: Int
  let isMultiline: Bool

  var quotes: Int { isMultiline ? 3 : 1 }

  func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.hasRun(of: "\"", count: quotes, at: offset)
      && bytes.hasRun(of: "#", count: pounds, at: offset + quotes)
  }
}

extension [UInt8] {
  func hasRun(of byte: UInt8, count length: Int, at offset: Int) -> Bool {
    guard offset + length <= count else { return false }
    var index = offset
    while index < offset + length {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }
}

extension SwiftLexer {
  /// The end of the regex literal that a bare `/` opens, or `nil` if the `/` is an operator.
  ///
  /// These are the compiler's rules: an expression must be able to start here; the contents neither start nor end with
  /// an unescaped space, end on their line, and close no parenthesis that they do not open.
  mutating func bareRegexEnd(from start: Int) -> Int? {
    guard start >= regexSearchedUntil, allowsExpression else { return nil }
    let first = byte(at: start + 1)
    guard !first.isHorizontalSpace, !first.isLineBreak else { return nil }
    // The numbers of open groups and character classes.
    var (groups, classes) = (0, 0)
    var end = start + 1
    while end < bytes.count, !bytes[end].isLineBreak, groups >= 0 {
      switch bytes[end] {
      case "\\" where !byte(at: end + 1).isLineBreak:
        end += 1
      case "/":
        if canCloseBareRegex(at: end) { return end + 1 }
        regexSearchedUntil = end
        return nil
      case "[": classes += 1
      case "]": classes = max(0, classes - 1)
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0: groups -= 1
      default: break
      }
      end += 1
    }
    regexSearchedUntil = end
    return nil
  }

  /// Lexes `#/.../#`, which may span lines if a line break directly follows the opening.
  mutating func lexExtendedRegex(pounds: Int) {
    let start = position
    position += pounds + 1
    let isMultiline = restOfLineIsBlank(from: position)
    while position < bytes.count, isMultiline || !bytes[position].isLineBreak {
      let byte = bytes[position]
      position += 1
      if byte == "/", bytes.hasRun(of: "#", count: pounds, at: position) {
        position += pounds
        break
      }
      if byte == "\\", position < bytes.count, !bytes[position].isLineBreak { position += 1 }
    }
    emit(.regex, from: start)
  }

  private func restOfLineIsBlank(from offset: Int) -> Bool {
    var end = offset
    while end < bytes.count, bytes[end].isHorizontalSpace { end += 1 }
    return byte(at: end).isLineBreak
  }

  private func canCloseBareRegex(at offset: Int) -> Bool {
    let opensComment = byte(at: offset + 1) == "/" || byte(at: offset + 1) == "*"
    let endsInSpace = bytes[offset - 1].isHorizontalSpace && bytes[offset - 2] != "\\"
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
    case .number, .string, .stringTail, .regex, .postfixMark, .pound, .shebang, .punctuation(")"),
      .punctuation("]"), .punctuation("}"):
      return startsLine
    case .stringHead, .stringMiddle, .operator, .infixQuestionMark, .punctuation:
      return true
    }
  }
}
