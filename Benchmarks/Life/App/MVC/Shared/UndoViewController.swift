import ContactsDomain
import TerminalKit

/// A screen with an Undo button, at the left of its own at the right, for as long as there is something to undo.
class UndoViewController: ViewController {
  // MARK: Dependencies

  let contactStore: ContactStore
  let groupStore: GroupStore
  let historyStore: HistoryStore

  // MARK: Views

  private lazy var undoButton = BarButtonItem(title: "Undo") { [weak self] in self?.undoTapped() }

  init(contactStore: ContactStore, groupStore: GroupStore, historyStore: HistoryStore) {
    self.contactStore = contactStore
    self.groupStore = groupStore
    self.historyStore = historyStore
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    historyStore.addObserver(self)
    updateUndoButton()
  }

  // MARK: Actions

  private func undoTapped() {
    guard let change = historyStore.last else { return }
    let style = contactStore.nameStyle
    present(AlertController(toUndo: change, style: style) { [weak self] in self?.undo() })
  }

  // MARK: Private

  private func updateUndoButton() {
    let ownItems = navigationItem.rightBarButtonItems.filter { $0 !== undoButton }
    navigationItem.rightBarButtonItems = historyStore.last == nil ? ownItems : ownItems + [undoButton]
  }

  private func undo() {
    do throws(StorageFailure) {
      try historyStore.undo()
    } catch {
      present(AlertController(error: "The change could not be undone\(error.explanation)"))
    }
  }
}

// MARK: - HistoryStoreObserver

extension UndoViewController: HistoryStoreObserver {
  func historyStoreDidChange(_ store: HistoryStore) {
    updateUndoButton()
  }
}
