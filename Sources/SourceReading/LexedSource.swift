/// Swift source split into tokens and comments, both in the order of the source, with its lines and its pairs of
/// brackets.
package final class LexedSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  package let comments: [Range<Int>]
  /// The offset of each line's start; lines end in LF, CRLF or CR. The line end at the end of a file starts no line.
  package let lineStarts: [Int]
  /// The index of the closing bracket for each opening bracket, and the token's own index for any other token. The
  /// first and the last part of an interpolated string are brackets too.
  private let closing: [Int]

  /// Accepts any bytes.
  package init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.lexAll()
    self.bytes = bytes
    tokens = lexer.tokens
    comments = lexer.comments
    lineStarts = bytes.lineStarts
    closing = Self.closing(tokens)
  }

  private static func closing(_ tokens: [SwiftToken]) -> [Int] {
    var closing: [Int] = []
    closing.reserveCapacity(tokens.count)
    var open: [Int] = []
    for token in tokens {
      let index = closing.count
      closing.append(index)
      switch token.kind {
      case .stringHead: open.append(index)
      case .stringTail:
        if let start = open.popLast() { closing[start] = index }
      case .punctuation(let byte):
        switch byte {
        // ( [ {
        case 0x28, 0x5B, 0x7B: open.append(index)
        // ) ] }
        case 0x29, 0x5D, 0x7D:
          if let start = open.popLast() { closing[start] = index }
        default: break
        }
      default: break
      }
    }
    return closing
  }

  // MARK: Tokens

  package var all: Range<Int> { tokens.indices }

  /// Nil if there is no token with this index.
  package func kind(at index: Int) -> SwiftToken.Kind? {
    isToken(index) ? tokens[index].kind : nil
  }

  /// A debug build takes longer to ask a range.
  private func isToken(_ index: Int) -> Bool { index >= 0 && index < tokens.count }

  /// Nil if there is no token with this index, or if it is no keyword.
  package func keyword(at index: Int) -> Keyword? {
    guard case .keyword(let keyword) = kind(at: index) else { return nil }
    return keyword
  }

  /// The text of the token; empty if there is no token with this index.
  package func text(at index: Int) -> String {
    guard isToken(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Compares the token's text without building a string.
  package func isText(at index: Int, _ text: StaticString) -> Bool {
    guard isToken(index) else { return false }
    let range = tokens[index].range
    let length = range.upperBound - range.lowerBound
    guard length == text.utf8CodeUnitCount else { return false }
    var place = 0
    while place < length, bytes[range.lowerBound + place] == text.utf8Start[place] { place += 1 }
    return place == length
  }

  /// Whether white space is on both sides of the operator or on neither, so that it joins two operands.
  package func isInfix(at index: Int) -> Bool {
    let range = tokens[index].range
    return bytes.isLeftBound(range.lowerBound) == bytes.isRightBound(range.upperBound)
  }

  /// The name of an identifier: its text without backticks.
  package func name(at index: Int) -> String {
    let text = text(at: index)
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The name, in its backticks if it has characters that no other name has.
  func plainName(at index: Int) -> String {
    let name = name(at: index)
    return name.utf8.allSatisfy(\.isIdentifierBody) ? name : text(at: index)
  }

  /// The names of all identifiers in the range.
  package func names(in range: Range<Int>) -> Set<String> {
    Set(range.filter { kind(at: $0) == .identifier }.map(name))
  }

  package func written(_ range: Range<Int>) -> String {
    String(decoding: bytes[byteRange(range)], as: UTF8.self)
  }

  package func byteRange(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  // MARK: Lines

  /// The line on which the token begins, counted from 0.
  package func line(of index: Int) -> Int { lineStarts.line(at: tokens[index].range.lowerBound) }

  // MARK: Brackets

  /// The index after the token, or after the brackets that it opens.
  package func end(of index: Int) -> Int { closing[index] + 1 }

  /// The tokens between the brackets that the token opens.
  package func inside(_ index: Int) -> Range<Int> { (index + 1)..<max(index + 1, closing[index]) }

  /// The tokens of the range outside of its brackets. Of brackets in the range, only the opening one is included.
  package func flat(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = end(of: index)
    }
    return result
  }

  /// The first token of the range with this text, outside of its brackets.
  package func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    flat(range).first { isText(at: $0, text) }
  }

  /// The parts of the range between separators, without empty ones. Separators in brackets don't count.
  package func split(_ range: Range<Int>, at isSeparator: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in flat(range) where isSeparator(index) {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<range.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  /// The parts of the range between its commas.
  package func list(_ range: Range<Int>) -> [Range<Int>] { split(range) { isText(at: $0, ",") } }

  // MARK: Statements

  /// Splits the inside of a block into its statements and declarations.
  package func statements(_ range: Range<Int>, isSwitch: Bool = false) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    func finish(at end: Int) {
      if start < end { result.append(start..<end) }
      start = end
    }
    var isLabel = false
    for index in flat(range) {
      // An attribute on a line for itself is part of what it stands before.
      if index > start, startsStatement(index), startOfDeclaration(start..<index) < index {
        finish(at: index)
      }
      if index == start { isLabel = isSwitch && [.case, .default].contains(keyword(at: index)) }
      if isText(at: index, ";") {
        finish(at: index)
        start = index + 1
      } else if isLabel, isText(at: index, ":") {
        // A label is no statement.
        start = index + 1
        isLabel = false
      }
    }
    finish(at: range.upperBound)
    return result
  }

  /// From the token to the end of its statement.
  package func statement(from start: Int) -> Range<Int> {
    var end = start
    while end < tokens.count, end == start || !startsStatement(end) { end = self.end(of: end) }
    return start..<end
  }

  /// Whether a statement begins with the token, which must be the first on its line.
  private func startsStatement(_ index: Int) -> Bool {
    guard tokens[index].startsLine else { return false }
    switch tokens[index].kind {
    case .period, .infixQuestionMark, .punctuation(","), .punctuation(":"), .punctuation("{"),
      .keyword(.else), .keyword(.catch), .keyword(.where), .keyword(.as), .keyword(.is):
      return false
    case .operator where isInfix(at: index): return false
    default: break
    }
    switch kind(at: index - 1) {
    case .period, .infixQuestionMark, .punctuation(","), .punctuation(":"): return false
    case .operator: return !isInfix(at: index - 1) && !isText(at: index - 1, "<")
    default: return true
    }
  }

  /// The first token after the attributes and modifiers of a statement; the statement's end if there is none.
  package func startOfDeclaration(_ statement: Range<Int>) -> Int {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if isText(at: index, "@") {
        index += 2
      } else if isModifier(at: index) {
        index += 1
      } else {
        return index
      }
      if index < statement.upperBound, isText(at: index, "(") { index = end(of: index) }
    }
    return index
  }

  private func isModifier(at index: Int) -> Bool {
    switch keyword(at: index) {
    case .class: return [.func, .var, .let, .`init`, .subscript].contains(keyword(at: index + 1))
    case .some(let keyword): return keyword.isAccessModifier || keyword == .static
    case nil:
      return isModifierWord(at: index)
        && (keyword(at: index + 1) != nil || isModifierWord(at: index + 1) || isText(at: index + 1, "actor"))
    }
  }

  /// Whether the token is a word that is a modifier before a declaration, and a name elsewhere.
  func isModifierWord(at index: Int) -> Bool {
    kind(at: index) == .identifier && tokens[index].range.count < 13
      && Self.modifierWords.contains(text(at: index))
  }

  private static let modifierWords: Set<String> = [
    "__consuming", "_const", "_local", "async", "borrowing", "consuming", "convenience", "distributed",
    "dynamic", "final", "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "required", "unowned", "weak",
  ]
}

/// A piece of source that is neither whitespace nor a comment.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
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

  package let kind: Kind
  /// Its bytes in the source.
  package let range: Range<Int>
  /// Whether only whitespace and comments precede it on its line.
  package let startsLine: Bool
}
