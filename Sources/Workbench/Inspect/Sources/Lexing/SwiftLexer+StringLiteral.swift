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

/// An open `\(` of a string literal, and how many parentheses are open inside it.
struct Interpolation {
  let delimiter: StringDelimiter
  var openParentheses = 0
}

extension SwiftLexer {
  mutating func openParenthesis() {
    if let last = interpolations.indices.last { interpolations[last].openParentheses += 1 }
    lexPunctuation()
  }

  /// The `)` that no `(` waits for ends the interpolation and resumes its string.
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

  /// A single-line string literal is over at the line's end, even inside an interpolation.
  mutating func endInterpolationsOfSingleLineStrings() {
    while let last = interpolations.last, !last.delimiter.isMultiline {
      interpolations.removeLast()
      emit(.stringTail, from: position)
    }
  }
}

/// What opens a string literal and must be repeated to close it.
struct StringDelimiter: Equatable {
  let pounds: Int
  let isMultiline: Bool

  var quotes: Int { isMultiline ? 3 : 1 }

  func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.hasRun(of: ASCII.quote, count: quotes, at: offset)
      && bytes.hasRun(of: ASCII.pound, count: pounds, at: offset + quotes)
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

/// Finds whether a raw string closes on its line, and remembers: nested literals would otherwise
/// search the same line again and again.
struct RawStringLineCache {
  private struct Search {
    let range: Range<Int>
    let found: Bool
  }

  private var searches: [Int: Search] = [:]

  mutating func closes(_ delimiter: StringDelimiter, in bytes: [UInt8], from start: Int) -> Bool {
    if let last = searches[delimiter.pounds], last.range.contains(start) { return last.found }
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == ASCII.quote, delimiter.closes(bytes, at: end) {
        searches[delimiter.pounds] = Search(range: start..<(end + 1), found: true)
        return true
      }
      end += 1
    }
    searches[delimiter.pounds] = Search(range: start..<end, found: false)
    return false
  }
}
