extension SwiftLexer {
  mutating func lexIdentifier() {
    let start = position
    skipIdentifierBody()
    if let keyword = Keyword.named(bytes[start..<position]) {
      emit(.keyword(keyword), from: start)
    } else {
      emit(.identifier, from: start)
    }
  }

  /// A backticked identifier may hold spaces and punctuation, but ends on its line.
  mutating func lexBacktickedIdentifier() {
    let start = position
    var end = position + 1
    while end < bytes.count, !bytes[end].isLineBreak, bytes[end] != ASCII.backtick { end += 1 }
    guard byte(at: end) == ASCII.backtick, end > start + 1 else { return lexPunctuation() }
    position = end + 1
    emit(.identifier, from: start)
  }

  mutating func lexNumber() {
    let start = position
    let isTupleIndex = tokens.last?.kind == .period
    skipDigitsAndExponent(from: start)
    if !isTupleIndex, byte(at: position) == ASCII.period, byte(at: position + 1).isDigit {
      position += 1
      skipDigitsAndExponent(from: start)
    }
    emit(.number, from: start)
  }

  /// A `#` opens a raw string, an extended regex literal, a directive or a macro expansion.
  mutating func lexPound() {
    let start = position
    var end = position
    while byte(at: end) == ASCII.pound { end += 1 }
    switch byte(at: end) {
    case ASCII.quote:
      lexStringLiteral(pounds: end - start)
    case ASCII.slash:
      lexExtendedRegex(pounds: end - start)
    case let next where next.isIdentifierHead:
      position = end
      skipIdentifierBody()
      emit(.pound, from: start)
    default:
      position = end
      emit(.punctuation(ASCII.pound), from: start)
    }
  }

  private mutating func skipIdentifierBody() {
    while position < bytes.count, bytes[position].isIdentifierBody, bytes.operatorHead(at: position) == 0 {
      position += 1
    }
  }

  /// Also skips the sign of an exponent: `1e-5`, `0x1p+3`.
  private mutating func skipDigitsAndExponent(from start: Int) {
    let isHexadecimal = bytes[start] == ASCII.zero && byte(at: start + 1) | 0x20 == 0x78
    let exponent: UInt8 = isHexadecimal ? 0x70 : 0x65
    while position < bytes.count {
      let byte = bytes[position]
      let isSign = byte == ASCII.plus || byte == ASCII.minus
      let continues =
        byte.isIdentifierBody && bytes.operatorHead(at: position) == 0
        || isSign && position > start && bytes[position - 1] | 0x20 == exponent
      guard continues else { return }
      position += 1
    }
  }
}
