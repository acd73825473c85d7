/// A contact, ready to be shown in a row.
struct ContactRow {
  let fullName: String

  init(_ contact: ListedContact) {
    fullName = "\(contact.firstName) \(contact.lastName)"
  }
}
