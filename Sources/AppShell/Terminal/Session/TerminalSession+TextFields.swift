import TerminalKit

extension TerminalSession {
  func handleFieldKey(_ key: Key, place: Int) {
    let fields = window.screen.textFields
    switch key {
    case .enter where window.screen.isSearchBar(place), .down where window.screen.isSearchBar(place):
      if table?.numberOfRows ?? 0 > 0 { moveFocus(to: .table) }
    case .escape where window.screen.isSearchBar(place):
      window.handleEvent { fields[place].edit { $0 = LineEditor() } }
      if table?.numberOfRows ?? 0 > 0 { moveFocus(to: .table) }
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .escape: cancel()
    case .enter where place + 1 < fields.count: moveFocus(to: .textField(place + 1))
    case .enter: activate(.textField(place))
    case .down where place + 1 < fields.count: moveFocus(to: .textField(place + 1))
    case .up where place > 0: moveFocus(to: .textField(place - 1))
    default:
      guard let edit = key.edit else { return }
      window.handleEvent { fields[place].edit(edit) }
    }
  }
}

extension ViewController {
  /// Whether the field of that place is the search bar.
  func isSearchBar(_ place: Int) -> Bool {
    place == 0 && navigationItem.searchController != nil
  }
}

extension Key {
  /// What the key does to a line of text: the keys of a text field and those of Emacs, as in every line editor.
  var edit: ((inout LineEditor) -> Void)? {
    switch self {
    case .character(let character): { $0.insert(String(character)) }
    case .paste(let text): { $0.insert(text.singleLine) }
    case .left, .control("b"): { $0.moveLeft() }
    case .right, .control("f"): { $0.moveRight() }
    case .wordLeft, .alt("b"): { $0.moveWordLeft() }
    case .wordRight, .alt("f"): { $0.moveWordRight() }
    case .home, .control("a"): { $0.moveToBeginning() }
    case .end, .control("e"): { $0.moveToEnd() }
    case .backspace: { $0.deleteBackward() }
    case .delete, .control("d"): { $0.deleteForward() }
    case .control("w"), .altBackspace: { $0.deleteWordBackward() }
    case .alt("d"): { $0.deleteWordForward() }
    case .control("u"): { $0.deleteToBeginning() }
    case .control("k"): { $0.deleteToEnd() }
    default: nil
    }
  }
}

extension String {
  /// The text as a field of one line takes it: lines and columns joined by spaces, no other control character.
  fileprivate nonisolated var singleLine: String {
    let lines = split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " ")
    var text = String.UnicodeScalarView()
    for scalar in lines.unicodeScalars {
      if scalar == "\t" {
        text.append(" ")
      } else if scalar.properties.generalCategory != .control {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
