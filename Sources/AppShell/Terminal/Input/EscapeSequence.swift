/// A key that a terminal sends as several bytes, the first of which is Esc.
///
/// Sources: ECMA-48, sections 5.4, "Control sequences", and 5.6, "Command strings"; the keys are those of xterm, the Linux
/// console and rxvt, and the mouse reports those of "XTerm Control Sequences". Whole sequences that are no key are reports
/// that another program has asked for: they mean nothing here, and none of their bytes is typed.
nonisolated enum EscapeSequence {
  /// What bytes that begin with Esc stand for.
  enum Prefix: Equatable {
    /// A sequence of so many bytes; no key where the sequence means none that is known.
    case key(Key?, length: Int)
    case pasteStart(length: Int)
    /// What introduces a command string, which goes on up to its terminator.
    case stringStart(length: Int)
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
    case UInt8(ascii: "N"), UInt8(ascii: "O"):
      return singleShift(rest.dropFirst(), introducer)
    case let introducer where stringIntroducers.contains(introducer):
      return rest.count < 2 ? .incomplete : .stringStart(length: 2)
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
    switch (bytes.count, bytes.last) {
    case (1, _): [.escape]
    case (2, escape?): [.escape, .escape]
    // What would introduce a sequence is a key with Alt where none follows.
    case (2, let sign?) where (0x20...0x7E).contains(sign): [.alt(Character(Unicode.Scalar(sign)))]
    default: []
    }
  }

  /// Strings for a device, for the operating system, as a private message, for an application, and of any characters.
  private static let stringIntroducers = Array("P]^_X".utf8)

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

  /// One sign of another set: keys are in the third, which `O` introduces.
  private static func singleShift(_ bytes: ArraySlice<UInt8>, _ introducer: UInt8) -> Prefix {
    guard let final = bytes.first else { return .incomplete }
    guard (0x40...0x7E).contains(final) else {
      return .key(.alt(Character(Unicode.Scalar(introducer))), length: 2)
    }
    guard introducer == UInt8(ascii: "O") else { return .key(nil, length: 3) }
    let isEnter = final == UInt8(ascii: "M")
    return .key(
      isEnter ? .enter : ControlSequenceKey.key(final: final, parameters: [], isAlt: false), length: 3)
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
    if final == UInt8(ascii: "M"), parameters.isEmpty { return mouseReport(bytes.dropFirst(), length + 1) }
    // A private mark or an intermediate byte makes another sequence of it, which no key sends.
    guard (0x40...0x7E).contains(final), parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else {
      return .key(nil, length: (0x40...0x7E).contains(final) ? length + 1 : length)
    }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    if final == UInt8(ascii: "~"), numbers == [200] { return .pasteStart(length: length + 1) }
    return .key(
      ControlSequenceKey.key(final: final, parameters: numbers, isAlt: isAlt), length: length + 1)
  }

  /// The oldest form of a report has three bytes behind its final one: the button, the column and the row.
  private static func mouseReport(_ bytes: ArraySlice<UInt8>, _ length: Int) -> Prefix {
    let report = bytes.prefix(3)
    guard report.allSatisfy({ $0 >= 0x20 }) else { return .key(nil, length: length) }
    return report.count < 3 ? .incomplete : .key(nil, length: length + 3)
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
