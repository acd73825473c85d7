import ContactsDomain
import TerminalKit

extension AlertController {
  /// Asks whether a contact is to be deleted.
  convenience init(toDelete contact: Contact, style: NameStyle, handler: @escaping () -> Void) {
    let name = style.text(of: contact.name)
    self.init(deletionTitle: "Delete Contact", message: "Delete \(name)?", handler: handler)
  }

  /// Asks whether a group is to be deleted.
  convenience init(toDelete group: Group, handler: @escaping () -> Void) {
    self.init(
      deletionTitle: "Delete Group", message: "Delete the group \(group.name.text)?", handler: handler)
  }

  private convenience init(deletionTitle title: String, message: String, handler: @escaping () -> Void) {
    self.init(title: title, message: message)
    addAction(AlertAction(title: "Cancel", style: .cancel))
    addAction(AlertAction(title: "Delete", style: .destructive, handler: handler))
  }
}
