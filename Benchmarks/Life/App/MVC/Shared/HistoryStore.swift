import ContactsDomain

/// Takes down each change that can be undone.
protocol ChangeRecorder: AnyObject {
  func record(_ change: Change)
}

/// Hears that there is another change to undo, or none.
protocol HistoryStoreObserver: AnyObject {
  func historyStoreDidChange(_ store: HistoryStore)
}

/// The model: holds the changes that were made since the launch, undoes the last one, and tells its observers.
final class HistoryStore: ObservedStore<any HistoryStoreObserver> {
  // MARK: Dependencies

  private let contactStore: ContactStore
  private let groupStore: GroupStore

  // MARK: State

  private var history = History()

  init(contactStore: ContactStore, groupStore: GroupStore) {
    self.contactStore = contactStore
    self.groupStore = groupStore
    super.init()
    contactStore.recorder = self
    groupStore.recorder = self
  }

  /// The change that is undone next.
  var last: Change? { history.last }

  /// Undoes the last change. Where storage refuses, it stays the last.
  func undo() throws(StorageFailure) {
    guard let last else { return }
    switch last {
    case .deletedContact(let contact): try contactStore.restore(contact)
    case .deletedGroup(let group): try groupStore.restore(group)
    case .renamedContact(let id, let oldName, let newName):
      try contactStore.undoRenaming(id, from: oldName, to: newName)
    case .renamedGroup(let id, let oldName, _): try groupStore.undoRenaming(id, from: oldName)
    case .added(let contact, let group): try groupStore.undoAdding(contact, to: group.id)
    case .removed(let contact, let group): try groupStore.undoRemoving(contact, from: group.id)
    case .imported(let contacts): try contactStore.undoImporting(contacts)
    }
    history.removeLast()
    notifyObservers { $0.historyStoreDidChange(self) }
  }
}

// MARK: - ChangeRecorder

extension HistoryStore: ChangeRecorder {
  func record(_ change: Change) {
    history.push(change)
    notifyObservers { $0.historyStoreDidChange(self) }
  }
}
