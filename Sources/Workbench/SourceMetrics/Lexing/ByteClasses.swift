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
