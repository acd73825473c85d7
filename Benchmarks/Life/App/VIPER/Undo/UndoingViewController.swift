import TerminalKit

/// The view of a screen with the button Undo, which is the leftmost of those at the right.
class UndoingViewController: ViewController {
  // MARK: Dependencies

  private let undoPresenter: any UndoPresentation

  // MARK: Views

  private lazy var undoButton = BarButtonItem(title: "Undo") { [undoPresenter] in undoPresenter.undoTapped() }

  init(undo: any UndoPresentation) {
    undoPresenter = undo
  }

  // MARK: Life cycle

  /// To be called after the screen has put up its own buttons.
  override func viewDidLoad() {
    undoPresenter.viewDidLoad()
  }
}

// MARK: - UndoView

extension UndoingViewController: UndoView {
  func setUndoAvailable(_ isAvailable: Bool) {
    let buttons = navigationItem.rightBarButtonItems.filter { $0 !== undoButton }
    navigationItem.rightBarButtonItems = isAvailable ? buttons + [undoButton] : buttons
  }

  func showUndoQuestion(title: String, message: String) {
    showQuestion(title: title, message: message, confirmation: "Undo", style: .default) { [undoPresenter] in
      undoPresenter.undoConfirmed()
    }
  }
}
