import ContactsDomain

/// The use cases of the group screen: keeping the group's members in order, and taking one out.
final class GroupDetailInteractor {
  // MARK: Dependencies

  private let contacts: ContactStore
  private let store: GroupStore
  weak var output: (any GroupDetailUseCasesOutput)?

  // MARK: State

  private(set) var group: Group
  private var members = SortedList<Contact>()

  init(group: Group, contacts: ContactStore, store: GroupStore) {
    self.group = group
    self.contacts = contacts
    self.store = store
    contacts.addObserver(self)
    store.addObserver(self)
  }
}

// MARK: - GroupDetailUseCases

extension GroupDetailInteractor: GroupDetailUseCases {
  func member(at index: Int) -> Contact {
    members[index]
  }

  func loadMembers() {
    members = SortedList(contacts.contacts.filter { group.members.contains($0.id) })
    output?.membersLoaded(count: members.count)
  }

  func removeMember(at index: Int) {
    do throws(StorageFailure) {
      try store.remove(members[index], from: group)
    } catch {
      output?.memberNotRemoved(error)
    }
  }
}

// MARK: - ContactStoreObserver

extension GroupDetailInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    guard case .changed(let old, let new) = change, members.move(old, to: new) != nil else { return }
    output?.membersLoaded(count: members.count)
  }
}

// MARK: - GroupStoreObserver

extension GroupDetailInteractor: GroupStoreObserver {
  func groupsChanged(_ change: GroupChange) {
    switch change {
    case .renamed(_, let renamed) where renamed.id == group.id:
      group = renamed
      output?.groupRenamed(renamed)
    case .memberAdded(let member, let larger) where larger.id == group.id:
      group = larger
      let index = members.insert(member)
      output?.memberInserted(at: index, count: members.count)
    case .memberRemoved(let member, let smaller) where smaller.id == group.id:
      group = smaller
      remove(member)
    default:
      break
    }
  }

  private func remove(_ member: Contact) {
    guard let index = members.row(of: member) else { return }
    _ = members.remove(at: index)
    output?.memberRemoved(at: index, count: members.count)
  }
}
