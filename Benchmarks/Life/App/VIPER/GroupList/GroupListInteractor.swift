import ContactsDomain

/// The use cases of the groups screen: having the groups, and deleting one.
final class GroupListInteractor {
  // MARK: Dependencies

  private let contacts: ContactStore
  private let store: GroupStore
  weak var output: (any GroupListUseCasesOutput)?

  init(contacts: ContactStore, store: GroupStore) {
    self.contacts = contacts
    self.store = store
  }
}

// MARK: - GroupListUseCases

extension GroupListInteractor: GroupListUseCases {
  func group(at index: Int) -> Group {
    store.groups[index]
  }

  func showGroups() {
    contacts.addObserver(self)
    store.addObserver(self)
    if let failure = contacts.loadFailure {
      output?.contactsNotLoaded(failure)
    } else if let failure = store.loadFailure {
      output?.groupsNotLoaded(failure)
    } else {
      output?.groupsLoaded(count: store.groups.count)
    }
  }

  func deleteGroup(at index: Int) {
    do throws(StorageFailure) {
      try store.remove(store.groups[index])
    } catch {
      output?.groupNotDeleted(error)
    }
  }

  func retry() {
    if contacts.loadFailure == nil {
      store.load()
    } else {
      contacts.load()
    }
  }
}

// MARK: - ContactStoreObserver

extension GroupListInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    if case .notLoaded(let failure) = change { output?.contactsNotLoaded(failure) }
  }
}

// MARK: - GroupStoreObserver

extension GroupListInteractor: GroupStoreObserver {
  func groupsChanged(_ change: GroupChange) {
    switch change {
    case .loaded, .restored: output?.groupsLoaded(count: store.groups.count)
    case .notLoaded(let failure): output?.groupsNotLoaded(failure)
    case .added(_, let index): output?.groupInserted(at: index, count: store.groups.count)
    case .renamed: output?.groupMoved()
    case .memberAdded(_, let group), .memberRemoved(_, let group), .memberRestored(_, let group):
      reportChange(of: group)
    case .removed(_, let index): output?.groupRemoved(at: index, count: store.groups.count)
    }
  }

  private func reportChange(of group: Group) {
    guard let index = store.groups.row(ofID: group.id, name: group.name) else { return }
    output?.groupChanged(at: index)
  }
}
