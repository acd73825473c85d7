import ContactsDomain

/// The use cases of the Add Members screen: finding those that are not in the group, and putting one into it.
final class AddMembersInteractor {
  // MARK: Dependencies

  private let group: Group
  private let contacts: ContactStore
  private let store: GroupStore
  weak var output: (any AddMembersUseCasesOutput)?

  // MARK: State

  private var candidates = SortedList<ListedContact>()

  init(group: Group, contacts: ContactStore, store: GroupStore) {
    self.group = group
    self.contacts = contacts
    self.store = store
  }
}

// MARK: - AddMembersUseCases

extension AddMembersInteractor: AddMembersUseCases {
  var nameStyle: NameStyle { contacts.nameStyle }

  func candidate(at index: Int) -> Contact {
    candidates[index].contact
  }

  func loadCandidates() {
    candidates = contacts.contacts { !group.members.contains($0.id) }
    output?.candidatesLoaded(count: candidates.count)
  }

  func addMember(at index: Int) {
    do throws(StorageFailure) {
      try store.insert(candidate(at: index), into: group)
      output?.memberAdded()
    } catch {
      output?.memberNotAdded(error)
    }
  }
}
