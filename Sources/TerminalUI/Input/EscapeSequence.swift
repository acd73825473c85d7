/// A key that a terminal sends as several bytes, the first of which is Esc.
///
/// Source: ECMA-48, section 5.4, "Control sequences"; the keys are those of xterm, the Linux console and rxvt.
nonisolated enum EscapeSequence {
  /// What bytes that begin with Esc stand for.
  enum Prefix: Equatable {
    /// A sequence of so many bytes; no key where the sequence means none that is known.
    case key(Key?, length: Int)
    case pasteStart(length: Int)
    /// The beginning of a sequence whose end is still to come.
    case incomplete
  }

  private static let escape: UInt8 = 0x1B

  static func prefix(of bytes: ArraySlice<UInt8>) -> Prefix {
    let rest = bytes.dropFirst()
    guard let introducer = rest.first else { return .incomplete }
    switch introducer {
    case UInt8(ascii: "["):
      return controlSequence(rest.dropFirst(), isAlt: false, introducerLength: 2)
    case UInt8(ascii: "O"):
      return singleShift(rest.dropFirst())
    case escape:
      return doubleEscape(rest.dropFirst())
    case 0x20...0x7F:
      return .key(.alt(Character(Unicode.Scalar(introducer))), length: 2)
    case 0x00..<0x20:
      return .key(.escape, length: 1)
    default:
      return altCharacter(rest)
    }
  }

  /// What is meant when nothing follows the bytes for a while.
  static func keys(ofUnfinished bytes: ArraySlice<UInt8>) -> [Key] {
    switch Array(bytes) {
    case [escape]: [.escape]
    case [escape, escape]: [.escape, .escape]
    case [escape, UInt8(ascii: "[")]: [.alt("[")]
    case [escape, UInt8(ascii: "O")]: [.alt("O")]
    default: []
    }
  }

  // MARK: Private

  private static func altCharacter(_ bytes: ArraySlice<UInt8>) -> Prefix {
    switch UTF8Prefix(of: bytes) {
    case .scalar(let scalar, let length): .key(.alt(Character(scalar)), length: 1 + length)
    case .incomplete: .incomplete
    case .invalid(let length): .key(nil, length: 1 + length)
    }
  }

  /// A key of rxvt with Alt is the key's sequence after one more Esc.
  private static func doubleEscape(_ bytes: ArraySlice<UInt8>) -> Prefix {
    switch bytes.first {
    case nil: .incomplete
    case UInt8(ascii: "["): controlSequence(bytes.dropFirst(), isAlt: true, introducerLength: 3)
    default: .key(.escape, length: 1)
    }
  }

  private static func singleShift(_ bytes: ArraySlice<UInt8>) -> Prefix {
    guard let final = bytes.first else { return .incomplete }
    guard (0x40...0x7E).contains(final) else { return .key(.alt("O"), length: 2) }
    return .key(ControlSequenceKey.key(final: final, parameters: [], isAlt: false), length: 3)
  }

  private static func controlSequence(
    _ bytes: ArraySlice<UInt8>, isAlt: Bool, introducerLength: Int
  ) -> Prefix {
    let parameters = bytes.prefix { (0x20...0x3F).contains($0) }
    let length = introducerLength + parameters.count
    guard let final = bytes.dropFirst(parameters.count).first else {
      return parameters.count > parameterLimit ? .key(nil, length: length) : .incomplete
    }
    // The function keys of the Linux console: `[`, then a letter.
    if final == UInt8(ascii: "["), parameters.isEmpty {
      return bytes.count < 2 ? .incomplete : .key(nil, length: length + 2)
    }
    guard (0x40...0x7E).contains(final) else { return .key(nil, length: length) }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    if final == UInt8(ascii: "~"), numbers == [200] { return .pasteStart(length: length + 1) }
    return .key(
      ControlSequenceKey.key(final: final, parameters: numbers, isAlt: isAlt), length: length + 1)
  }

  /// No key has more bytes of parameters than this; what has is noise.
  private static var parameterLimit: Int { 32 }
}

/// The keys that control sequences stand for.
nonisolated enum ControlSequenceKey {
  static func key(final: UInt8, parameters: [Int], isAlt: Bool) -> Key? {
    guard let key = plainKey(final: final, number: parameters.first ?? 0) else { return nil }
    let movesByWord = isAlt || hasWordModifier(parameters.dropFirst().first ?? 1)
    return switch key {
    case .left where movesByWord: .wordLeft
    case .right where movesByWord: .wordRight
    default: key
    }
  }

  private static func plainKey(final: UInt8, number: Int) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "Z": .backTab
    // rxvt: arrows with Control.
    case "c": .wordRight
    case "d": .wordLeft
    case "~": numberedKey(number)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A modifier is one more than the sum of Shift 1, Alt 2, Control 4, Meta 8.
  private static func hasWordModifier(_ modifier: Int) -> Bool {
    modifier > 0 && (modifier - 1) & 0b1110 != 0
  }
}
