import ContactsDomain
import TerminalKit

extension TableViewCell {
  /// A contact by its full name, with a star that says whether it is a favourite.
  init(starred contact: Contact) {
    self.init(
      text: "\(contact.name.first) \(contact.name.last)", accessory: contact.isFavourite ? "★" : "☆")
  }
}
