import ContactsDomain

/// What a list shows in a row.
struct ListRow: Equatable {
  let text: String
  let accessory: String?
}

extension ListRow {
  /// A contact by its full name.
  init(_ contact: Contact) {
    self.init(text: "\(contact.name.first) \(contact.name.last)", accessory: nil)
  }

  /// A contact by its full name, with its star.
  init(starred contact: Contact) {
    self.init(
      text: "\(contact.name.first) \(contact.name.last)", accessory: contact.isFavourite ? "★" : "☆"
    )
  }

  /// A group with the number of its members.
  init(_ group: Group) {
    self.init(text: "\(group.name.text) (\(group.members.count))", accessory: nil)
  }
}
