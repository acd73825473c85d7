import ContactsDomain

/// What a screen offers to undo: the last change, whoever made it. It is asked about first.
final class UndoViewModel {
  // MARK: Dependencies

  private let store: ContactStore
  private let groupStore: GroupStore
  private let history: HistoryStore

  init(_ stores: AppStore) {
    store = stores.contacts
    groupStore = stores.groups
    history = stores.history
  }

  // MARK: Inputs

  func undoTapped() {
    guard let change = history.last else { return }
    onAlert(
      AlertViewModel(
        title: "Undo", message: question(about: change),
        actions: [
          .init(title: "Cancel"), .init(title: "Undo") { [weak self] in self?.undoConfirmed(change) },
        ]))
  }

  // MARK: Outputs

  var onAlert: (AlertViewModel) -> Void = { _ in }

  /// Whether there is something to undo.
  var isAvailable: Bool {
    history.last != nil
  }

  // MARK: Private

  private func undoConfirmed(_ change: Change) {
    do {
      try undo(change)
      history.removeLast()
    } catch {
      onAlert(.error("The change could not be undone\(explanation(of: error))"))
    }
  }

  private func undo(_ change: Change) throws {
    switch change {
    case .deletedContact(let deleted): try store.restore(deleted)
    case .deletedGroup(let group): try groupStore.restore(group)
    case .renamedContact(let id, let oldName, let newName):
      try store.undoRenaming(id, from: oldName, to: newName)
    case .renamedGroup(let id, let oldName, _): try groupStore.undoRenaming(id, from: oldName)
    case .added(let contact, let group):
      try groupStore.undoInserting(store.current(contact), into: group.id)
    case .removed(let contact, let group):
      try groupStore.undoRemoving(store.current(contact), from: group.id)
    case .imported(let contacts): try store.undoAdding(contacts)
    }
  }

  private func question(about change: Change) -> String {
    let style = store.nameStyle
    switch change {
    case .deletedContact(let deleted):
      return "Undo deleting \(style.text(of: deleted.contact.name))?"
    case .deletedGroup(let group):
      return "Undo deleting the group \(group.name.text)?"
    case .renamedContact(_, let oldName, let newName):
      return "Undo changing \(style.text(of: oldName)) to \(style.text(of: newName))?"
    case .renamedGroup(_, let oldName, let newName):
      return "Undo renaming the group \(oldName.text) to \(newName.text)?"
    case .added(let contact, let group):
      return "Undo adding \(style.text(of: contact.name)) to \(group.name.text)?"
    case .removed(let contact, let group):
      return "Undo removing \(style.text(of: contact.name)) from \(group.name.text)?"
    case .imported(let contacts):
      return "Undo importing \(contacts.count) \(contacts.count == 1 ? "contact" : "contacts")?"
    }
  }

  private func explanation(of error: any Error) -> String {
    switch error {
    case let failure as StorageFailure: failure.explanation
    case ContactError.saveFailed(let failure), GroupError.saveFailed(let failure): failure.explanation
    default: ""
    }
  }
}
