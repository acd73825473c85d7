import ContactsDomain

/// The use case of the Rename Group screen: checking a group's new name and storing it.
final class RenameGroupInteractor {
  // MARK: Dependencies

  private let group: Group
  private let store: GroupStore
  weak var output: (any GroupFormUseCasesOutput)?

  init(group: Group, store: GroupStore) {
    self.group = group
    self.store = store
  }
}

// MARK: - GroupFormUseCases

extension RenameGroupInteractor: GroupFormUseCases {
  func loadDraft() {
    output?.draftLoaded(GroupDraft(group.name.text), isNew: false)
  }

  func save(name: String) {
    do throws(GroupError) {
      let name = try GroupDraft(name).validated(among: store.groups, except: group.id)
      if name != group.name { try store.rename(group, to: name) }
      output?.groupSaved()
    } catch {
      output?.groupNotSaved(error)
    }
  }
}
