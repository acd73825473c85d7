/// Turns the bytes that a terminal sends into keys, however the bytes are cut into reads.
nonisolated struct KeyDecoder {
  /// Bytes whose meaning depends on what follows them.
  private var pending: [UInt8] = []
  private var isPasting = false

  /// Whether an Esc has come that may be a key of its own or the beginning of another key.
  var isWaiting: Bool {
    !isPasting && pending.first == 0x1B
  }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let length = isPasting ? decodePaste(rest, into: &keys) : decodeKey(rest, into: &keys)
      guard length > 0 else { break }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
    return keys
  }

  /// The keys that are meant if nothing more comes.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    let keys = EscapeSequence.keys(ofUnfinished: pending[...])
    pending = []
    return keys
  }

  // MARK: Private

  /// Returns the number of bytes that the next key takes, 0 where its end is still to come.
  private mutating func decodeKey(_ bytes: ArraySlice<UInt8>, into keys: inout [Key]) -> Int {
    if bytes.first == 0x1B {
      switch EscapeSequence.prefix(of: bytes) {
      case .key(let key, let length):
        keys += [key].compactMap(\.self)
        return length
      case .pasteStart(let length):
        isPasting = true
        return length
      case .incomplete:
        return 0
      }
    }
    switch UTF8Prefix(of: bytes) {
    case .scalar(let scalar, let length):
      keys += [Self.key(for: scalar)].compactMap(\.self)
      return length
    case .invalid(let length):
      return length
    case .incomplete:
      return 0
    }
  }

  /// Takes text up to the end mark of the paste, or up to what may be the beginning of that.
  private mutating func decodePaste(_ bytes: ArraySlice<UInt8>, into keys: inout [Key]) -> Int {
    var text = String.UnicodeScalarView()
    var rest = bytes
    defer {
      if !text.isEmpty { keys.append(.paste(String(text))) }
    }
    while !rest.isEmpty {
      if rest.first == 0x1B {
        if rest.starts(with: Self.pasteEnd) {
          isPasting = false
          return bytes.count - rest.count + Self.pasteEnd.count
        }
        if Self.pasteEnd.starts(with: rest) { break }
      }
      switch UTF8Prefix(of: rest) {
      case .scalar(let scalar, let length):
        text.append(scalar)
        rest = rest.dropFirst(length)
      case .invalid(let length):
        rest = rest.dropFirst(length)
      case .incomplete:
        return bytes.count - rest.count
      }
    }
    return bytes.count - rest.count
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private static func key(for scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1F:
      Unicode.Scalar(scalar.value | 0x40).map { .control(Character($0.properties.lowercaseMapping)) }
    case 0x80...0x9F: nil
    default: .character(Character(scalar))
    }
  }
}
