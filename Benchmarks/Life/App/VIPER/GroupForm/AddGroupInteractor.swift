import ContactsDomain

/// The use case of the New Group screen: checking a group's name and storing the group.
final class AddGroupInteractor {
  // MARK: Dependencies

  private let store: GroupStore
  weak var output: (any GroupFormUseCasesOutput)?

  init(store: GroupStore) {
    self.store = store
  }
}

// MARK: - GroupFormUseCases

extension AddGroupInteractor: GroupFormUseCases {
  func loadDraft() {
    output?.draftLoaded(GroupDraft(), isNew: true)
  }

  func save(name: String) {
    do throws(GroupError) {
      try store.add(GroupDraft(name).validated(among: store.groups))
      output?.groupSaved()
    } catch {
      output?.groupNotSaved(error)
    }
  }
}
