import TerminalKit

extension ViewController {
  /// Shows the buttons at the right, the first at the far right, and to the left of them Undo while there is something to
  /// undo, with its question in front of this screen.
  func showRightBarButtonItems(_ items: [BarButtonItem] = [], undo: UndoViewModel) {
    undo.onAlert = { [weak self] alert in self?.present(alert) }
    let undoButton = BarButtonItem(title: "Undo") { undo.undoTapped() }
    navigationItem.rightBarButtonItems = items + (undo.isAvailable ? [undoButton] : [])
  }
}
