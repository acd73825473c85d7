/// Swift source cut into tokens and comments, both in the order of the source.
struct LexedSource {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [Range<Int>]

  /// Cuts any bytes.
  init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.lexAll()
    self.bytes = bytes
    tokens = lexer.tokens
    comments = lexer.comments
  }

  /// Nil where there is no such token.
  func kind(at index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Nil where there is no token, or one that is no keyword.
  func keyword(at index: Int) -> Keyword? {
    guard case .keyword(let keyword) = kind(at: index) else { return nil }
    return keyword
  }

  /// The token as it is written; empty where there is none.
  func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Compares without building a string.
  func isText(at index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return text.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  /// Whether white space stands on both sides of the operator or on neither, so that it joins two operands.
  func isInfix(at index: Int) -> Bool {
    let range = tokens[index].range
    return bytes.isLeftBound(range.lowerBound) == bytes.isRightBound(range.upperBound)
  }

  /// The name an identifier stands for: its text without backticks.
  func name(at index: Int) -> String {
    let text = text(at: index)
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}

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
  /// Its bytes in the source.
  let range: Range<Int>
  /// Whether only whitespace and comments stand before it on its line.
  let startsLine: Bool
}

/// Every line of a source as code, comment or blank.
struct LineClassification {
  enum Line {
    case blank, comment, code
  }

  private var lines: [Line]
  private let map: LineMap
  /// How many of the lines before each line are code, and of all at the end.
  private var codeLinesBefore = [0]

  init(_ source: LexedSource, map: LineMap) {
    self.map = map
    lines = Array(repeating: .blank, count: map.count)
    markComments(source.comments)
    markTokens(source.tokens)
    for line in lines { codeLinesBefore.append((codeLinesBefore.last ?? 0) + (line == .code ? 1 : 0)) }
  }

  func count(of line: Line) -> Int {
    lines.count { $0 == line }
  }

  /// - Parameter line: counted from 0; a line that there is not is no code.
  func isCode(_ line: Int) -> Bool {
    lines.indices.contains(line) && lines[line] == .code
  }

  func codeLines(in range: ClosedRange<Int>) -> Int {
    codeLinesBefore[range.upperBound + 1] - codeLinesBefore[range.lowerBound]
  }

  private mutating func markComments(_ comments: [Range<Int>]) {
    var line = 0
    for comment in comments { mark(comment, as: .comment, from: &line) }
  }

  /// A string literal is code from its opening to its closing quote, whatever its interpolations hold.
  private mutating func markTokens(_ tokens: [SwiftToken]) {
    var line = 0
    var openStrings = 0
    var literalStart = 0
    for token in tokens {
      switch token.kind {
      case .stringHead:
        if openStrings == 0 { literalStart = token.range.lowerBound }
        openStrings += 1
      case .stringTail:
        openStrings -= 1
        if openStrings == 0 { mark(literalStart..<token.range.upperBound, as: .code, from: &line) }
      default:
        break
      }
      if openStrings == 0 { mark(token.range, as: .code, from: &line) }
    }
    if openStrings > 0, let end = tokens.last?.range.upperBound {
      mark(literalStart..<end, as: .code, from: &line)
    }
  }

  /// Marks the lines that the range touches, searching on from `line`.
  private mutating func mark(_ range: Range<Int>, as kind: Line, from line: inout Int) {
    guard !range.isEmpty else { return }
    while line + 1 < map.count, map.starts[line + 1] <= range.lowerBound { line += 1 }
    lines[line] = kind
    while line + 1 < map.count, map.starts[line + 1] < range.upperBound {
      line += 1
      lines[line] = kind
    }
  }
}

/// Where each line of a source starts; lines end in LF, CRLF or CR.
struct LineMap {
  /// A line end that nothing follows starts no further line.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = bytes.isEmpty ? [] : [0]
    for offset in bytes.indices where bytes[offset].isLineBreak && offset + 1 < bytes.count {
      let isFirstOfTwo = bytes[offset] == "\r" && bytes[offset + 1] == "\n"
      if !isFirstOfTwo { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The index of the line that holds the offset, by binary search.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
