/// The rules by which the compiler tells operators from names and from each other.
///
/// Source: "The Swift Programming Language", Lexical Structure, Operators.
extension [UInt8] {
  /// The length in bytes of the character there if an operator can begin with it, else 0.
  func operatorHead(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    if self[offset] < 0x80 { return self[offset].isOperator || self[offset] == ASCII.period ? 1 : 0 }
    guard let (scalar, length) = scalar(at: offset) else { return 0 }
    return Self.heads.contains { $0.contains(scalar) } ? length : 0
  }

  /// The length in bytes of the character there if an operator can go on with it, else 0.
  func operatorPart(at offset: Int) -> Int {
    let head = operatorHead(at: offset)
    guard head == 0, offset < count, self[offset] >= 0x80, let (scalar, length) = scalar(at: offset) else {
      return head
    }
    return Self.marks.contains { $0.contains(scalar) } ? length : 0
  }

  /// Whether no whitespace, comment or opening punctuation stands before the offset.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let previous = self[offset - 1]
    switch previous {
    case ASCII.openParenthesis, ASCII.openBracket, ASCII.openBrace, ASCII.comma, ASCII.semicolon, ASCII.colon:
      return false
    case ASCII.slash:
      return offset == 1 || self[offset - 2] != ASCII.asterisk
    default:
      return !previous.isHorizontalSpace && !previous.isLineBreak
    }
  }

  /// Whether no whitespace, comment or closing punctuation stands at the offset.
  func isRightBound(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    let next = self[offset]
    switch next {
    case ASCII.closeParenthesis, ASCII.closeBracket, ASCII.closeBrace, ASCII.comma, ASCII.semicolon,
      ASCII.colon:
      return false
    case ASCII.slash:
      return offset + 1 == count || self[offset + 1] != ASCII.slash && self[offset + 1] != ASCII.asterisk
    default:
      return !next.isHorizontalSpace && !next.isLineBreak
    }
  }

  /// The Unicode scalar outside ASCII that is encoded there, with its length in bytes; nil where none is.
  private func scalar(at offset: Int) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(self[offset])
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, offset + length <= count else { return nil }
    var scalar = first & (0x7F >> UInt32(length))
    for byte in self[(offset + 1)..<(offset + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }

  /// Mathematical signs, symbols, arrows, dingbats and box drawing.
  private static let heads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]

  /// Combining marks and variation selectors.
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]
}
