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
      if byte == ASCII.backslash, bytes.hasRun(of: ASCII.pound, count: delimiter.pounds, at: position + 1) {
        position += 1 + delimiter.pounds
        if self.byte(at: position) == ASCII.openParenthesis {
          position += 1
          interpolations.append(Interpolation(delimiter: delimiter))
          return emit(isFirst ? .stringHead : .stringMiddle, from: start)
        }
        skipEscapedByte(in: delimiter)
      } else if byte == ASCII.quote, delimiter.closes(bytes, at: position) {
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

  private mutating func skipEscapedByte(in delimiter: StringDelimiter) {
    guard position < bytes.count, delimiter.isMultiline || !bytes[position].isLineBreak else { return }
    position += 1
  }

  /// `#"""#` is a raw string that holds one quote: three quotes after a `#` open a multi-line
  /// string only if nothing closes them on their line.
  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard bytes.hasRun(of: ASCII.quote, count: 3, at: position) else { return false }
    guard pounds > 0 else { return true }
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: false)
    return !rawStringLines.closes(delimiter, in: bytes, from: position + 2)
  }
}
