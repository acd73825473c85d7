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
