/// The bytes that steer the lexer.
enum ASCII {
  static let null: UInt8 = 0x00
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let questionMark: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
}

extension UInt8 {
  var isLineBreak: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Every byte of a character outside ASCII, an operator's too: those are told apart by their Unicode scalars.
  var isIdentifierHead: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  var isIdentifierBody: Bool { isIdentifierHead || isDigit }

  var isOperator: Bool {
    switch self {
    // ! % & * + - / < = > ? ^ | ~
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  var isHorizontalSpace: Bool {
    switch self {
    case ASCII.space, ASCII.tab, ASCII.verticalTab, ASCII.formFeed, ASCII.null: true
    default: false
    }
  }
}
