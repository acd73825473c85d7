import TerminalKit

/// What a person does at the keyboard, as events of a window.
final class TerminalSession {
  /// What a key asks of the terminal, besides what it did to the screen.
  enum Request: Equatable {
    case leave, suspend, redraw
  }

  let window: Window
  /// The line in which a person types what to find in the list, while one does.
  var finder: RowFinder?
  /// The list of keys, while it is shown in place of the screen.
  var keyList: KeyList?
  private(set) var focusSystem = FocusSystem()
  private weak var leaveAlert: AlertController?
  private var isLeaving = false

  init(window: Window) {
    self.window = window
    updateFocus()
  }

  /// The screen as it is to be seen now.
  var frame: Frame {
    if let keyList { return keyList.frame(size: window.size) }
    return ScreenRenderer(window: window, focusedItem: focusSystem.focusedItem, finder: finder).frame
  }

  /// Whether keys go to a line of text.
  var isEditing: Bool {
    if case .textField = focusSystem.focusedItem { true } else { finder != nil }
  }

  /// Passes the key on to what has the focus.
  func handle(_ key: Key) -> Request? {
    defer { updateFocus() }
    switch key {
    case .control("c"), .control("q"): leave()
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: handleScreenKey(key)
    }
    return isLeaving ? .leave : nil
  }

  /// Lays the screen out for another size of the terminal.
  func resize(to size: ScreenSize) {
    window.size = size
    keyList?.scroll(byRows: 0, size: size)
    if let table, let row = table.selectedRow {
      table.selectRow(at: row)
      window.layout()
    }
  }

  // MARK: What keys do

  private func handleScreenKey(_ key: Key) {
    if keyList != nil {
      handleKeyListKey(key)
    } else if finder != nil {
      handleFinderKey(key)
    } else if case .textField(let place) = focusSystem.focusedItem {
      handleFieldKey(key, place: place)
    } else if !(window.takesCommands && handleCommand(key)) {
      handleKeyOutsideFields(key)
    }
  }

  /// Returns whether the key is a command of a screen in which no text can be meant.
  private func handleCommand(_ key: Key) -> Bool {
    switch key {
    case .character("q"), .control("d"): leave()
    case .character("a"), .character("+"): press(window.screen.navigationItem.rightBarButtonItem)
    case .character("/"): beginFinding()
    case .character("?"): keyList = KeyList(addTitle: window.screen.enabledRightBarButtonTitle)
    default: return false
    }
    return true
  }

  private func handleKeyOutsideFields(_ key: Key) {
    switch key {
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .escape: cancel()
    case .enter, .character(" "): activate(focusSystem.focusedItem)
    default:
      if focusSystem.focusedItem == .table {
        handleTableKey(key)
      } else {
        handleButtonKey(key)
      }
    }
  }

  private func handleKeyListKey(_ key: Key) {
    if let rows = key.rows(ofPage: KeyList.height(size: window.size)) {
      keyList?.scroll(byRows: rows, size: window.size)
    } else {
      keyList = nil
    }
  }

  private func handleButtonKey(_ key: Key) {
    switch key {
    case .left, .up: moveFocus(by: -1)
    case .right, .down: moveFocus(by: 1)
    default: break
    }
  }

  /// Leaves at once, or, where something that was typed would be lost, when asked to a second time.
  private func leave() {
    guard window.hasTypedText, leaveAlert == nil else {
      isLeaving = true
      return
    }
    let alert = AlertController(title: "Leave?", message: "What you have typed is not saved.")
    alert.addAction(AlertAction(title: "Stay"))
    alert.addAction(AlertAction(title: "Leave") { [weak self] in self?.isLeaving = true })
    leaveAlert = alert
    window.handleEvent { window.frontViewController.present(alert) }
    updateFocus()
    moveFocus(to: .alertAction(0))
  }

  // MARK: Focus

  func moveFocus(by offset: Int) {
    guard let item = focusSystem.item(offset: offset, in: window) else { return }
    moveFocus(to: item)
  }

  func moveFocus(to item: FocusItem) {
    focusSystem.moveFocus(to: item)
    guard case .textField(let place) = item else { return }
    let field = window.screen.textFields[place]
    window.handleEvent { field.becomeFirstResponder() }
  }

  private func updateFocus() {
    // A row that has just come is what a person wants to see next.
    if let table, let row = table.insertedRow ?? (table.selectedRow == nil ? table.topRow : nil) {
      table.selectRow(at: row)
    }
    focusSystem.updateFocusIfNeeded(in: window)
    if case .textField(let place) = focusSystem.focusedItem {
      window.screen.textFields[place].becomeFirstResponder()
    }
  }

  /// The list, where one shows.
  var table: TableView? {
    window.screen.contentUnavailableConfiguration == nil ? window.screen.view.table : nil
  }
}

extension TerminalSession {
  /// Presses the focused button; where none is focused, the one that the screen is for. In a list, selects the row.
  func activate(_ item: FocusItem?) {
    let navigationItem = window.screen.navigationItem
    switch item {
    case .alertAction(let place):
      selectAlertAction(at: place)
    case .contentButton:
      guard let button = window.screen.contentUnavailableConfiguration?.button else { return }
      window.handleEvent(button.action)
    case .leftBarButton:
      press(navigationItem.shownLeftBarButtonItem)
    case .rightBarButton, .textField, nil:
      press(navigationItem.rightBarButtonItem)
    case .table:
      selectRow()
    }
  }

  /// Leaves the screen or the alert in front the way that changes nothing: by its first button.
  func cancel() {
    if window.alert != nil {
      selectAlertAction(at: 0)
    } else {
      press(window.screen.navigationItem.shownLeftBarButtonItem)
    }
  }

  func press(_ button: BarButtonItem?) {
    guard let button, button.isEnabled else { return }
    window.handleEvent(button.action)
  }

  private func selectAlertAction(at place: Int) {
    guard let alert = window.alert, alert.actions.indices.contains(place) else { return }
    window.perform(alert.actions[place], of: alert)
  }
}
