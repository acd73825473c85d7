extension [UInt8] {
  package var lineStarts: [Int] {
    var starts = isEmpty ? [] : [0]
    var offset = 0
    while offset + 1 < count {
      if self[offset].isLineBreak, self[offset] != "\r" || self[offset + 1] != "\n" {
        starts.append(offset + 1)
      }
      offset += 1
    }
    return starts
  }
}

extension [Int] {
  /// The index of the line that contains the offset, by binary search in the starts of lines.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Every line of a source as code, comment or blank.
package struct LineClassification {
  package enum Line {
    case blank, comment, code
  }

  package private(set) var lines: [Line]
  private let starts: [Int]
  /// The number of code lines before each line; the last entry counts all.
  private var codeLinesBefore = [0]

  package init(_ source: LexedSource) {
    starts = source.lineStarts
    lines = Array(repeating: .blank, count: starts.count)
    var line = 0
    for comment in source.comments { mark(comment, as: .comment, from: &line) }
    markTokens(source.tokens)
    for line in lines { codeLinesBefore.append((codeLinesBefore.last ?? 0) + (line == .code ? 1 : 0)) }
  }

  package var codeLines: Int { codeLines(in: lines.indices) }

  package func codeLines(in range: Range<Int>) -> Int {
    codeLinesBefore[range.upperBound] - codeLinesBefore[range.lowerBound]
  }

  /// A string literal is code from its opening to its closing quote, whatever its interpolations contain.
  private mutating func markTokens(_ tokens: [SwiftToken]) {
    var (line, openStrings, literalStart) = (0, 0, 0)
    for token in tokens {
      if openStrings == 0 { literalStart = token.range.lowerBound }
      if token.kind == .stringHead { openStrings += 1 }
      if token.kind == .stringTail { openStrings -= 1 }
      if openStrings == 0 { mark(literalStart..<token.range.upperBound, as: .code, from: &line) }
    }
    if openStrings > 0, let end = tokens.last?.range.upperBound {
      mark(literalStart..<end, as: .code, from: &line)
    }
  }

  /// Marks the lines that the range touches. The search starts at `line`, which becomes the last marked line.
  private mutating func mark(_ range: Range<Int>, as kind: Line, from line: inout Int) {
    guard !range.isEmpty else { return }
    while line + 1 < starts.count, starts[line + 1] <= range.lowerBound { line += 1 }
    lines[line] = kind
    while line + 1 < starts.count, starts[line + 1] < range.upperBound {
      line += 1
      lines[line] = kind
    }
  }
}
