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
      let isFirstOfTwo = bytes[offset] == ASCII.carriageReturn && bytes[offset + 1] == ASCII.lineFeed
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
