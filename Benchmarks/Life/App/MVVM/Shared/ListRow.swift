import ContactsDomain

/// What a list shows in a row.
struct ListRow: Equatable {
  let text: String
  let accessory: String?
}

extension ListRow {
  /// A contact by its full name.
  init(_ contact: Contact, style: NameStyle) {
    self.init(text: style.text(of: contact.name), accessory: nil)
  }

  /// A contact by its full name, with its star.
  init(starred contact: Contact, style: NameStyle) {
    self.init(text: style.text(of: contact.name), accessory: contact.isFavourite ? "★" : "☆")
  }

  /// A group with the number of its members.
  init(_ group: Group) {
    self.init(text: "\(group.name.text) (\(group.members.count))", accessory: nil)
  }
}
