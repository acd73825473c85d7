/// Cuts Swift source into tokens and comments in one pass over its bytes.
///
/// Any bytes are accepted. Nesting is kept in arrays, so that depth costs memory and never stack.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  var startsLine = true
  /// The string literals whose interpolation is being lexed, outermost first.
  var interpolations: [Interpolation] = []
  var rawStringLines = RawStringLineCache()
  /// No bare regex literal starts before this position: an attempt failed here.
  var regexSearchedUntil = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func lexAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(at: position) == ASCII.pound, byte(at: position + 1) == ASCII.exclamationMark { lexShebang() }
    while position < bytes.count { lexNext() }
  }

  /// The byte there, or 0 past the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : ASCII.null
  }

  /// Ends a token at the current position.
  mutating func emit(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  /// Ends a comment at the current position.
  mutating func emitComment(from start: Int) {
    comments.append(start..<position)
  }

  private mutating func lexNext() {
    let byte = bytes[position]
    if byte == ASCII.slash, self.byte(at: position + 1) == ASCII.slash {
      lexLineComment()
    } else if byte == ASCII.slash, self.byte(at: position + 1) == ASCII.asterisk {
      lexBlockComment()
    } else if bytes.operatorHead(at: position) > 0 {
      lexOperator()
    } else if byte.isIdentifierHead {
      lexIdentifier()
    } else if byte.isHorizontalSpace {
      position += 1
    } else if byte.isLineBreak {
      lexLineBreak()
    } else if byte.isDigit {
      lexNumber()
    } else {
      lexDelimiter(byte)
    }
  }

  private mutating func lexDelimiter(_ byte: UInt8) {
    switch byte {
    case ASCII.quote: lexStringLiteral(pounds: 0)
    case ASCII.pound: lexPound()
    case ASCII.backtick: lexBacktickedIdentifier()
    case ASCII.openParenthesis: openParenthesis()
    case ASCII.closeParenthesis: closeParenthesis()
    case ASCII.colon where self.byte(at: position + 1) == ASCII.colon: lexModuleSelector()
    default: lexPunctuation()
    }
  }

  /// `::` stands between a module and a name, as a period does between a type and its member.
  private mutating func lexModuleSelector() {
    position += 2
    emit(.period, from: position - 2)
  }

  mutating func lexPunctuation() {
    position += 1
    emit(.punctuation(bytes[position - 1]), from: position - 1)
  }
}
