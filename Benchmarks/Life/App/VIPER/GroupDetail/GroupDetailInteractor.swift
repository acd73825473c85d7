import ContactsDomain

/// The use cases of the group screen: keeping the group's members in order, and taking one out.
final class GroupDetailInteractor {
  // MARK: Dependencies

  private let contacts: ContactStore
  private let store: GroupStore
  weak var output: (any GroupDetailUseCasesOutput)?

  // MARK: State

  private(set) var group: Group
  private var members = SortedList<ListedContact>()

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
  var nameStyle: NameStyle { contacts.nameStyle }

  func member(at index: Int) -> Contact {
    members[index].contact
  }

  func loadMembers() {
    members = contacts.contacts { group.members.contains($0.id) }
    output?.membersLoaded(count: members.count)
  }

  func removeMember(at index: Int) {
    do throws(StorageFailure) {
      try store.remove(member(at: index), from: group)
    } catch {
      output?.memberNotRemoved(error)
    }
  }
}

// MARK: - ContactStoreObserver

extension GroupDetailInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    switch change {
    case .arranged:
      loadMembers()
    case .changed(let old, let new)
    where members.move(contacts.listed(old), to: contacts.listed(new)) != nil:
      output?.membersLoaded(count: members.count)
    default:
      break
    }
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
      let index = members.insert(contacts.listed(member))
      output?.memberInserted(at: index, count: members.count)
    case .memberRestored(let member, let larger) where larger.id == group.id:
      group = larger
      _ = members.insert(contacts.listed(member))
      output?.membersLoaded(count: members.count)
    case .memberRemoved(let member, let smaller) where smaller.id == group.id:
      group = smaller
      remove(member)
    default:
      break
    }
  }

  private func remove(_ member: Contact) {
    guard let index = members.row(of: contacts.listed(member)) else { return }
    _ = members.remove(at: index)
    output?.memberRemoved(at: index, count: members.count)
  }
}
