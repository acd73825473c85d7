extension SwiftLexer {
  mutating func lexLineBreak() {
    endInterpolationsOfSingleLineStrings()
    startsLine = true
    position += 1
  }

  mutating func lexLineComment() {
    let start = position
    skipToLineBreak()
    emitComment(from: start)
  }

  mutating func lexBlockComment() {
    let start = position
    var depth = 0
    repeat {
      let next = byte(at: position + 1)
      switch bytes[position] {
      case ASCII.slash where next == ASCII.asterisk:
        depth += 1
        position += 2
      case ASCII.asterisk where next == ASCII.slash:
        depth -= 1
        position += 2
      case let byte:
        if byte.isLineBreak { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    emitComment(from: start)
  }

  mutating func lexShebang() {
    let start = position
    skipToLineBreak()
    emit(.shebang, from: start)
  }

  mutating func skipToLineBreak() {
    while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
  }
}
