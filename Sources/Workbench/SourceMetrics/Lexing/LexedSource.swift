/// Swift source cut into tokens and comments, both in the order of the source.
struct LexedSource {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [Range<Int>]

  init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.lexAll()
    self.bytes = bytes
    tokens = lexer.tokens
    comments = lexer.comments
  }

  func kind(at index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

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
