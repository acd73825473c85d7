import ContactsDomain
import Observation

/// The state of the screen on which a group's name is typed, that of a new one or of one that is there, and what happens
/// on its events.
@Observable
final class GroupFormViewModel {
  /// What the screen is for.
  enum Purpose {
    case add
    case rename(Group.ID)
  }

  // MARK: Dependencies

  @ObservationIgnored private let groupStore: GroupStore
  @ObservationIgnored private let onFinish: () -> Void

  // MARK: State

  @ObservationIgnored private let purpose: Purpose
  private(set) var name: String

  /// - Parameter onFinish: what follows the screen.
  init(purpose: Purpose, groupStore: GroupStore, onFinish: @escaping () -> Void) {
    self.purpose = purpose
    self.groupStore = groupStore
    self.onFinish = onFinish
    name =
      switch purpose {
      case .add: ""
      case .rename(let id): groupStore.group(withID: id)?.name.text ?? ""
      }
  }

  // MARK: Inputs

  func nameChanged(_ text: String) {
    name = text
  }

  func cancelTapped() {
    onFinish()
  }

  func doneTapped() {
    do throws(GroupError) {
      try save()
      onFinish()
    } catch {
      onAlert(.error(message(for: error)))
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  var title: String {
    switch purpose {
    case .add: "New Group"
    case .rename: "Rename Group"
    }
  }

  // MARK: Private

  private func save() throws(GroupError) {
    let draft = GroupDraft(name)
    switch purpose {
    case .add:
      try groupStore.add(draft.validated(among: groupStore.groups))
    case .rename(let id):
      let newName = try draft.validated(among: groupStore.groups, except: id)
      // A name that is the same asks nothing of storage.
      if newName != groupStore.group(withID: id)?.name { try groupStore.rename(id, to: newName) }
    }
  }

  private func message(for error: GroupError) -> String {
    switch error {
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .missing: "A group must have a name"
    case .tooLong: "A name cannot have more than \(GroupDraft.lengthLimit) characters"
    case .nameTaken: "There is a group of that name already"
    case .saveFailed(let failure): failure.groupSaveMessage
    }
  }
}
