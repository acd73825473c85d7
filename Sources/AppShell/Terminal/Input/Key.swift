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
