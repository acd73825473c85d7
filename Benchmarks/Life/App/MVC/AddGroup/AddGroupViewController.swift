import ContactsDomain
import TerminalKit

/// The New Group screen: takes a name, checks and stores it, and closes itself. With a group whose name may be changed,
/// it is the Rename Group screen.
final class AddGroupViewController: ViewController {
  // MARK: Dependencies

  private let store: GroupStore
  /// The group that gets another name; nil adds one.
  private let groupID: Group.ID?

  // MARK: Views

  private let nameField = TextField(placeholder: "Name")

  init(store: GroupStore, groupID: Group.ID? = nil) {
    self.store = store
    self.groupID = groupID
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = groupID == nil ? "New Group" : "Rename Group"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    if let groupID, let group = store.group(groupID) { nameField.text = group.name.text }
    view.addSubview(nameField)
  }

  override func viewDidAppear() {
    nameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancelTapped() {
    dismiss()
  }

  private func doneTapped() {
    do throws(GroupError) {
      try save(GroupDraft(nameField.text).validated(among: store.groups, except: groupID))
      dismiss()
    } catch {
      present(makeAlert(for: error))
    }
  }

  // MARK: Private

  private func save(_ name: GroupName) throws(GroupError) {
    if let groupID {
      try store.rename(groupID, to: name)
    } else {
      try store.add(name)
    }
  }

  private func makeAlert(for error: GroupError) -> AlertController {
    switch error {
    case .controlCharacter:
      AlertController(error: "A name cannot contain control characters or line breaks")
    case .missing: AlertController(error: "A group must have a name")
    case .tooLong:
      AlertController(error: "A name cannot have more than \(GroupDraft.lengthLimit) characters")
    case .nameTaken: AlertController(error: "There is a group of that name already")
    case .saveFailed(let failure): AlertController(groupNotSaved: failure)
    }
  }
}
