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
