import ContactsDomain

/// What a change is called in the question whether to undo it.
enum ChangeWording {
  static func name(of change: Change, style: NameStyle) -> String {
    switch change {
    case .deletedContact(let deleted): "deleting \(style.text(of: deleted.contact.name))"
    case .deletedGroup(let group): "deleting the group \(group.name.text)"
    case .renamedContact(_, let old, let new): "changing \(style.text(of: old)) to \(style.text(of: new))"
    case .renamedGroup(_, let old, let new): "renaming the group \(old.text) to \(new.text)"
    case .added(let contact, let group): "adding \(style.text(of: contact.name)) to \(group.name.text)"
    case .removed(let contact, let group): "removing \(style.text(of: contact.name)) from \(group.name.text)"
    case .imported(let contacts): "importing \(contacts.count) contact\(contacts.count == 1 ? "" : "s")"
    }
  }
}
