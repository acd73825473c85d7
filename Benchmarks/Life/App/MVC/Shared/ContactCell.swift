import ContactsDomain
import TerminalKit

extension TableViewCell {
  /// A contact by its full name.
  init(_ contact: Contact) {
    self.init(text: contact.fullName)
  }

  /// The same with a star that says whether the contact is a favourite.
  init(starred contact: Contact) {
    self.init(text: contact.fullName, accessory: contact.isFavourite ? "★" : "☆")
  }
}

extension Contact {
  fileprivate var fullName: String {
    "\(name.first) \(name.last)"
  }
}
