/// What a person does at the keyboard, as events of a window.
final class TerminalSession {
  /// What a key asks of the terminal, besides what it did to the screen.
  enum Request: Equatable {
    case leave, suspend, redraw
  }

  let window: Window
  private(set) var focusSystem = FocusSystem()

  init(window: Window) {
    self.window = window
    updateFocus()
  }

  /// The screen as it is to be seen now.
  var frame: Frame {
    ScreenRenderer(window: window, focusedItem: focusSystem.focusedItem).frame
  }

  /// Whether keys go to a text field.
  var isEditing: Bool {
    if case .textField = focusSystem.focusedItem { true } else { false }
  }

  /// Passes the key on to what has the focus.
  func handle(_ key: Key) -> Request? {
    defer { updateFocus() }
    switch key {
    case .control("c"): return .leave
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    if case .textField(let place) = focusSystem.focusedItem {
      handleFieldKey(key, place: place)
      return nil
    }
    switch key {
    case .character("q"), .control("d"):
      return .leave
    default:
      handleKeyOutsideFields(key)
      return nil
    }
  }

  /// Lays the screen out for another size of the terminal.
  func resize(to size: ScreenSize) {
    window.size = size
    if let table, let row = table.selectedRow {
      table.selectRow(at: row)
      window.layout()
    }
  }

  // MARK: What keys do

  private func handleKeyOutsideFields(_ key: Key) {
    switch key {
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .escape: cancel()
    case .enter: activate(focusSystem.focusedItem)
    case .character(" ") where focusSystem.focusedItem != .table: activate(focusSystem.focusedItem)
    case .character("+"), .character("a"): add()
    default:
      if focusSystem.focusedItem == .table {
        handleTableKey(key)
      } else {
        handleButtonKey(key)
      }
    }
  }

  private func handleButtonKey(_ key: Key) {
    switch key {
    case .left, .up: moveFocus(by: -1)
    case .right, .down: moveFocus(by: 1)
    default: break
    }
  }

  /// Presses the button that adds, on a screen where no text can be meant.
  private func add() {
    guard window.alert == nil, window.screen.view.textFields.isEmpty else { return }
    press(window.screen.navigationItem.rightBarButtonItem)
  }

  // MARK: Focus

  func moveFocus(by offset: Int) {
    guard let item = focusSystem.item(offset: offset, in: window) else { return }
    moveFocus(to: item)
  }

  func moveFocus(to item: FocusItem) {
    focusSystem.moveFocus(to: item)
    guard case .textField(let place) = item else { return }
    let field = window.screen.view.textFields[place]
    window.handleEvent { field.becomeFirstResponder() }
  }

  private func updateFocus() {
    // A row that has just come is what a person wants to see next.
    if let table, let row = table.insertedRow ?? (table.selectedRow == nil ? table.topRow : nil) {
      table.selectRow(at: row)
    }
    focusSystem.updateFocusIfNeeded(in: window)
    if case .textField(let place) = focusSystem.focusedItem {
      window.screen.view.textFields[place].becomeFirstResponder()
    }
  }

  /// The list, where one shows.
  var table: TableView? {
    window.screen.contentUnavailableConfiguration == nil ? window.screen.view.table : nil
  }
}
