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
