import ContactsDomain
import TerminalKit

extension AlertController {
  /// Asks whether a contact is to be deleted.
  convenience init(toDelete contact: Contact, handler: @escaping () -> Void) {
    self.init(title: "Delete Contact", message: "Delete \(contact.name.first) \(contact.name.last)?")
    addAction(AlertAction(title: "Cancel", style: .cancel))
    addAction(AlertAction(title: "Delete", style: .destructive, handler: handler))
  }
}
