import ContactsDomain

/// The use cases of undoing: knowing the last change, and making it as it was before.
final class UndoInteractor {
  // MARK: Dependencies

  private let history: HistoryStore
  private let contacts: ContactStore
  private let groups: GroupStore
  weak var output: (any UndoUseCasesOutput)?

  init(history: HistoryStore, contacts: ContactStore, groups: GroupStore) {
    self.history = history
    self.contacts = contacts
    self.groups = groups
  }
}

// MARK: - UndoUseCases

extension UndoInteractor: UndoUseCases {
  var lastChange: Change? { history.last }
  var nameStyle: NameStyle { contacts.nameStyle }

  func loadHistory() {
    history.addObserver(self)
    historyChanged()
  }

  func undoLastChange() {
    guard let change = history.last else { return }
    do throws(StorageFailure) {
      try undo(change)
      history.removeLast()
    } catch {
      output?.changeNotUndone(error)
    }
  }

  private func undo(_ change: Change) throws(StorageFailure) {
    switch change {
    case .deletedContact(let deleted): try contacts.restore(deleted)
    case .deletedGroup(let group): try groups.restore(group)
    case .renamedContact(let id, let old, let new): try contacts.restoreName(old, of: id, from: new)
    case .renamedGroup(let id, let old, let new): try groups.restoreName(old, of: id, from: new)
    case .added(let member, let group): try groups.withdraw(contacts.current(member), from: group)
    case .removed(let member, let group): try groups.restore(contacts.current(member), to: group)
    case .imported(let imported): try contacts.withdraw(imported)
    }
  }
}

// MARK: - HistoryStoreObserver

extension UndoInteractor: HistoryStoreObserver {
  func historyChanged() {
    output?.historyLoaded(isEmpty: history.last == nil)
  }
}
