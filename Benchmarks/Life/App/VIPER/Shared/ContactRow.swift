import ContactsDomain

/// A contact, ready to be shown in a row.
struct ContactRow {
  let fullName: String
  /// Whether it is a favourite.
  let star: String

  init(_ contact: Contact) {
    fullName = "\(contact.name.first) \(contact.name.last)"
    star = contact.isFavourite ? "★" : "☆"
  }
}
