/// Lets a byte be compared with the ASCII character that it encodes, as in `byte == "{"`.
// swift-format-ignore: AvoidRetroactiveConformances
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(ascii: scalar) }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// True for every byte of a character outside ASCII, an operator's too: Unicode scalars distinguish those.
  var isIdentifierHead: Bool {
    let letter = self | 0x20
    return letter >= 0x61 && letter <= 0x7A || self >= 0x80 || self == 0x5F || self == 0x24
  }

  package var isIdentifierBody: Bool { isIdentifierHead || isDigit }

  var isOperator: Bool {
    switch self {
    // ! % & * + - / < = > ? ^ | ~
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  var isHorizontalSpace: Bool {
    switch self {
    case " ", "\t", "\u{0B}", "\u{0C}", "\0": true
    default: false
    }
  }
}

/// The rules by which the compiler distinguishes operators from names and from each other.
///
/// Source: "The Swift Programming Language", Lexical Structure, Operators.
extension [UInt8] {
  /// The length in bytes of the character at the offset if an operator can begin with it, otherwise 0.
  func operatorHead(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    if self[offset] < 0x80 { return self[offset].isOperator || self[offset] == "." ? 1 : 0 }
    guard let (scalar, length) = scalar(at: offset) else { return 0 }
    return Self.heads.contains { $0.contains(scalar) } ? length : 0
  }

  /// The length in bytes of the character at the offset if an operator can continue with it, otherwise 0.
  func operatorPart(at offset: Int) -> Int {
    let head = operatorHead(at: offset)
    guard head == 0, offset < count, self[offset] >= 0x80, let (scalar, length) = scalar(at: offset) else {
      return head
    }
    return Self.marks.contains { $0.contains(scalar) } ? length : 0
  }

  /// Whether no whitespace, comment or opening punctuation precedes the offset.
  package func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let previous = self[offset - 1]
    switch previous {
    case "(", "[", "{", ",", ";", ":":
      return false
    case "/":
      return offset == 1 || self[offset - 2] != "*"
    default:
      return !previous.isHorizontalSpace && !previous.isLineBreak
    }
  }

  /// Whether no whitespace, comment or closing punctuation begins at the offset.
  func isRightBound(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    let next = self[offset]
    switch next {
    case ")", "]", "}", ",", ";",
      ":":
      return false
    case "/":
      return offset + 1 == count || self[offset + 1] != "/" && self[offset + 1] != "*"
    default:
      return !next.isHorizontalSpace && !next.isLineBreak
    }
  }

  /// The Unicode scalar outside ASCII that is encoded at the offset, with its length in bytes; nil if there is none.
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

/// The reserved words of Swift. Contextual ones such as `actor` or `open` are identifiers.
package enum Keyword: String, CaseIterable {
  case any = "Any"
  case capitalSelf = "Self"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`
  case `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`
  case `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `static`, `struct`
  case `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  /// For each first byte the lengths that keywords have, as bits: nearly no other word has both.
  private static let lengths = allCases.map(\.rawValue.utf8)
    .reduce(into: [UInt16](repeating: 0, count: 256)) { $0[Int($1.first ?? 0)] |= 1 << $1.count }

  static func named(_ bytes: ArraySlice<UInt8>) -> Keyword? {
    guard bytes.count < 16, lengths[Int(bytes[bytes.startIndex])] >> bytes.count & 1 == 1 else { return nil }
    return all[String(decoding: bytes, as: UTF8.self)]
  }

  var isAccessModifier: Bool {
    [.fileprivate, .internal, .private, .public].contains(self)
  }

  /// Whether the word is a whole expression, so that a `/` after it is a division.
  var isExpression: Bool {
    [.any, .capitalSelf, .false, .`init`, .nil, .`self`, .super, .true].contains(self)
  }
}
