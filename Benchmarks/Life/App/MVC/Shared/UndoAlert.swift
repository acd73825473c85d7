import ContactsDomain
import TerminalKit

extension AlertController {
  /// Asks whether a change is to be undone.
  convenience init(toUndo change: Change, style: NameStyle, handler: @escaping () -> Void) {
    self.init(title: "Undo", message: "Undo \(change.description(style))?")
    addAction(AlertAction(title: "Cancel", style: .cancel))
    addAction(AlertAction(title: "Undo", handler: handler))
  }
}

extension Change {
  fileprivate func description(_ style: NameStyle) -> String {
    switch self {
    case .deletedContact(let deleted): "deleting \(style.text(of: deleted.contact.name))"
    case .deletedGroup(let group): "deleting the group \(group.name.text)"
    case .renamedContact(_, let oldName, let newName):
      "changing \(style.text(of: oldName)) to \(style.text(of: newName))"
    case .renamedGroup(_, let oldName, let newName):
      "renaming the group \(oldName.text) to \(newName.text)"
    case .added(let contact, let group): "adding \(style.text(of: contact.name)) to \(group.name.text)"
    case .removed(let contact, let group):
      "removing \(style.text(of: contact.name)) from \(group.name.text)"
    case .imported(let contacts):
      contacts.count == 1 ? "importing 1 contact" : "importing \(contacts.count) contacts"
    }
  }
}
