/// Splits Swift source into tokens and comments in one pass over its bytes.
///
/// Accepts any bytes. Nesting is stored in arrays, so that deep nesting cannot overflow the stack.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  var startsLine = true
  /// The string literals whose interpolation is being lexed, outermost first.
  var interpolations: [(delimiter: StringDelimiter, openParentheses: Int)] = []
  /// By number of `#`, the range of the last search for the end of a raw string on its line, and whether it was found.
  /// Nested literals would otherwise search the same line again and again.
  var rawStringSearches: [Int: (range: Range<Int>, found: Bool)] = [:]
  /// No bare regex literal starts before this position, which a failed attempt reached.
  var regexSearchedUntil = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func lexAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(at: position) == "#", byte(at: position + 1) == "!" {
      let start = position
      skipToLineBreak()
      emit(.shebang, from: start)
    }
    while position < bytes.count { lexNext() }
  }

  /// The byte at the offset, or 0 past the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : "\0"
  }

  /// Ends a token at the current position.
  mutating func emit(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  private mutating func lexNext() {
    let (start, byte, next) = (position, bytes[position], byte(at: position + 1))
    switch byte {
    // Most bytes are in these two cases.
    case _ where byte.isIdentifierHead && byte < 0x80: lexIdentifier()
    case 0x20:
      var end = start + 1
      while self.byte(at: end) == 0x20 { end += 1 }
      position = end
    case "/" where next == "/":
      skipToLineBreak()
      comments.append(start..<position)
    case "/" where next == "*": lexBlockComment()
    case _ where bytes.operatorHead(at: start) > 0: lexOperator()
    case _ where byte.isIdentifierHead: lexIdentifier()
    case _ where byte.isHorizontalSpace: position += 1
    case _ where byte.isLineBreak:
      endInterpolationsOfSingleLineStrings()
      startsLine = true
      position += 1
    case _ where byte.isDigit: lexNumber()
    case "\"": lexStringLiteral(pounds: 0)
    case "#": lexPound()
    case "`": lexBacktickedIdentifier()
    case "(": openParenthesis()
    case ")": closeParenthesis()
    // `::` separates a module and a name, as a period separates a type and its member.
    case ":" where next == ":":
      position += 2
      emit(.period, from: start)
    default: lexPunctuation()
    }
  }

  mutating func lexPunctuation() {
    position += 1
    emit(.punctuation(bytes[position - 1]), from: position - 1)
  }

  private mutating func skipToLineBreak() {
    var end = position
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    position = end
  }

  private mutating func lexBlockComment() {
    let start = position
    var depth = 0
    repeat {
      switch (bytes[position], byte(at: position + 1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      case (let byte, _):
        if byte.isLineBreak { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    comments.append(start..<position)
  }
}

extension SwiftLexer {
  private mutating func lexIdentifier() {
    let start = position
    skipIdentifierBody()
    emit(Keyword.named(bytes[start..<position]).map { .keyword($0) } ?? .identifier, from: start)
  }

  /// A backticked identifier may contain spaces and punctuation, but ends on its line.
  private mutating func lexBacktickedIdentifier() {
    let start = position
    var end = position + 1
    while end < bytes.count, !bytes[end].isLineBreak, bytes[end] != "`" { end += 1 }
    guard byte(at: end) == "`", end > start + 1 else { return lexPunctuation() }
    position = end + 1
    emit(.identifier, from: start)
  }

  private mutating func lexNumber() {
    let start = position
    let isTupleIndex = tokens.last?.kind == .period
    skipDigitsAndExponent(from: start)
    if !isTupleIndex, byte(at: position) == ".", byte(at: position + 1).isDigit {
      position += 1
      skipDigitsAndExponent(from: start)
    }
    emit(.number, from: start)
  }

  /// A `#` opens a raw string, an extended regex literal, a directive or a macro expansion.
  private mutating func lexPound() {
    let start = position
    var end = position
    while byte(at: end) == "#" { end += 1 }
    switch byte(at: end) {
    case "\"":
      lexStringLiteral(pounds: end - start)
    case "/":
      lexExtendedRegex(pounds: end - start)
    case let next where next.isIdentifierHead:
      position = end
      skipIdentifierBody()
      emit(.pound, from: start)
    default:
      position = end
      emit(.punctuation("#"), from: start)
    }
  }

  private mutating func skipIdentifierBody() {
    // Half of a source's bytes are in names.
    var end = position
    let count = bytes.count
    while end < count {
      let byte = bytes[end]
      guard byte.isIdentifierBody, byte < 0x80 || bytes.operatorHead(at: end) == 0 else { break }
      end += 1
    }
    position = end
  }

  /// Also skips the sign of an exponent: `1e-5`, `0x1p+3`.
  private mutating func skipDigitsAndExponent(from start: Int) {
    let isHexadecimal = bytes[start] == "0" && byte(at: start + 1) | 0x20 == 0x78
    let exponent: UInt8 = isHexadecimal ? 0x70 : 0x65
    while position < bytes.count {
      let byte = bytes[position]
      let isSign = byte == "+" || byte == "-"
      let continues =
        byte.isIdentifierBody && bytes.operatorHead(at: position) == 0
        || isSign && position > start && bytes[position - 1] | 0x20 == exponent
      guard continues else { return }
      position += 1
    }
  }
}

extension SwiftLexer {
  private mutating func lexOperator() {
    let start = position
    if bytes[start] == "/", let end = bareRegexEnd(from: start) {
      position = end
      return emit(.regex, from: start)
    }
    if bytes[start] == "?" || bytes[start] == "!", bytes.isLeftBound(start) {
      position += 1
      // After `try` and `as`, the mark is part of an operator; elsewhere it ends an expression.
      let isOperator = [.keyword(.try), .keyword(.as)].contains(tokens.last?.kind)
      return emit(isOperator ? .operator : .postfixMark, from: start)
    }
    position = operatorEnd(from: start)
    switch (bytes[start], position - start) {
    case (".", 1): emit(.period, from: start)
    case ("?", 1): emit(.infixQuestionMark, from: start)
    default: emit(.operator, from: start)
    }
  }

  /// A comment or a regex literal may start inside a run of operator characters. The run may contain
  /// periods only if it starts with one.
  private mutating func operatorEnd(from start: Int) -> Int {
    let allowsPeriods = bytes[start] == "."
    var end = start + bytes.operatorHead(at: start)
    while true {
      let length = bytes.operatorPart(at: end)
      guard length > 0, allowsPeriods || bytes[end] != "." else { return end }
      if bytes[end] == "/" {
        let next = byte(at: end + 1)
        if next == "/" || next == "*" { return end }
        if bareRegexEnd(from: end) != nil { return end }
      }
      end += length
    }
  }
}
