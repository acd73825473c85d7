/// Turns the bytes that a terminal sends into keys, however the bytes are cut into reads.
nonisolated struct KeyDecoder {
  /// Bytes whose meaning depends on what follows them.
  private var pending: [UInt8] = []
  private var isPasting = false
  /// Whether what comes is of a command string: a reply that nobody here has asked for.
  private var isSkipping = false

  /// The pause, in milliseconds, after which ``inputPaused()`` is to be called; nil where a pause means nothing.
  var patience: Int? {
    if isPasting { return pending == [Self.interrupt] ? Self.keyPause : Self.pastePause }
    if isSkipping { return Self.pastePause }
    return pending.first == Self.escape ? Self.keyPause : nil
  }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let isInString = isSkipping
      let length =
        isInString
        ? skipString(rest) : isPasting ? decodePaste(rest, into: &keys) : decodeKey(rest, into: &keys)
      guard length > 0 || isInString != isSkipping else { break }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
    return keys
  }

  /// The keys that are meant if nothing more comes: an Esc alone is a key, and a paste or a string whose end has not come is
  /// over.
  mutating func inputPaused() -> [Key] {
    isPasting = false
    isSkipping = false
    let keys = decode([])
    guard pending.first == Self.escape else { return keys }
    defer { pending = [] }
    return keys + EscapeSequence.keys(ofUnfinished: pending[...])
  }

  // MARK: Private

  /// Returns the number of bytes that the next key takes, 0 where its end is still to come.
  private mutating func decodeKey(_ bytes: ArraySlice<UInt8>, into keys: inout [Key]) -> Int {
    if bytes.first == Self.escape {
      switch EscapeSequence.prefix(of: bytes) {
      case .key(let key, let length):
        keys += [key].compactMap(\.self)
        return length
      case .pasteStart(let length):
        isPasting = true
        return length
      case .stringStart(let length):
        isSkipping = true
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

  /// Takes what belongs to a command string: up to the terminator, which xterm lets be a bell too, or up to what can't be in
  /// one. So Ctrl-C is heard whatever came before it.
  private mutating func skipString(_ bytes: ArraySlice<UInt8>) -> Int {
    let content = bytes.prefix { $0 >= 0x20 && $0 != 0x7F || (0x08...0x0D).contains($0) }
    let end = bytes.dropFirst(content.count)
    if end.isEmpty || end.elementsEqual([Self.escape]) { return content.count }
    isSkipping = false
    let terminator = Self.stringEnds.first { end.starts(with: $0) }
    return content.count + (terminator?.count ?? 0)
  }

  /// Takes text up to the end mark of the paste, or up to what may be the beginning of that.
  ///
  /// A Ctrl-C that is the last to come waits: it is a key if a pause follows, and else part of the text.
  private mutating func decodePaste(_ bytes: ArraySlice<UInt8>, into keys: inout [Key]) -> Int {
    var text = String.UnicodeScalarView()
    var rest = bytes
    defer {
      if !text.isEmpty { keys.append(.paste(String(text))) }
    }
    while !rest.isEmpty {
      // Most of a paste has no byte that could mean something else.
      let plain = rest.prefix { $0 < 0x80 && $0 != Self.escape && $0 != Self.interrupt }
      guard plain.isEmpty else {
        text.append(contentsOf: String(decoding: plain, as: UTF8.self).unicodeScalars)
        rest = rest.dropFirst(plain.count)
        continue
      }
      if rest.elementsEqual([Self.interrupt]) { break }
      if rest.first == Self.escape {
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

  private static let escape: UInt8 = 0x1B
  /// Ctrl-C.
  private static let interrupt: UInt8 = 0x03
  private static let stringEnds: [[UInt8]] = [[0x07], [escape, UInt8(ascii: "\\")]]
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// How long a terminal may take between the bytes of one key, in milliseconds.
  private static let keyPause = 100
  /// How long a terminal may take between two parts of a paste, in milliseconds: a slow line needs more than a key does.
  private static let pastePause = 1000

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

/// What UTF-8 bytes begin with.
nonisolated enum UTF8Prefix: Equatable {
  /// A scalar of so many bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that are the beginning of a scalar whose end is still to come.
  case incomplete
  /// Bytes that belong to no scalar.
  case invalid(length: Int)

  init(of bytes: ArraySlice<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar):
      self = .scalar(Unicode.UTF8.decode(scalar), length: scalar.count)
    case .error(let length):
      let isBeginning = length == bytes.count && length < Self.length(forLead: bytes.first)
      self = isBeginning ? .incomplete : .invalid(length: length)
    case .emptyInput:
      self = .incomplete
    }
  }

  /// The number of bytes of a scalar that begins with this one, 0 if none does.
  private static func length(forLead byte: UInt8?) -> Int {
    switch byte ?? 0 {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}

/// What a person presses on a keyboard, or pastes.
nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  /// Text that the terminal has marked as pasted, or a part of it.
  case paste(String)
  case enter, tab, backTab, escape
  case backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// Left or right with Control or Alt.
  case wordLeft, wordRight
  /// A lower-case letter or a sign with Control.
  case control(Character)
  /// A character with Alt, which a terminal sends as the character after Esc.
  case alt(Character)
}

nonisolated extension Key {
  /// Delete backwards, as a byte: what Alt with the backspace key sends after Esc.
  static let altBackspace = Key.alt("\u{7F}")
}

/// Keys that have come together and wait for their turn.
nonisolated struct KeyQueue {
  private var keys: ArraySlice<Key>

  init(_ keys: [Key]) {
    self.keys = keys[...]
  }

  /// The next key; where text is wanted, all characters up to the next other key as one piece of text.
  ///
  /// So a long text costs one event even from a terminal that does not mark what is pasted.
  mutating func next(joiningText: Bool) -> Key? {
    let text =
      joiningText ? String(keys.lazy.map(\.typedCharacter).prefix { $0 != nil }.compactMap(\.self)) : ""
    guard text.count > 1 else { return keys.popFirst() }
    keys = keys.drop { $0.typedCharacter != nil }
    return .paste(text)
  }
}

nonisolated extension Key {
  fileprivate var typedCharacter: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}
