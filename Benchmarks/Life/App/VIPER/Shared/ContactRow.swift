import ContactsDomain

/// A contact, ready to be shown in a row.
struct ContactRow {
  let fullName: String
  /// Whether it is a favourite.
  let star: String

  init(_ contact: Contact, style: NameStyle) {
    fullName = style.text(of: contact.name)
    star = contact.isFavourite ? "★" : "☆"
  }
}
