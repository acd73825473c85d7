import ContactsDomain
import TerminalKit

extension TableViewCell {
  /// A contact by its full name.
  init(_ contact: Contact, style: NameStyle) {
    self.init(text: style.text(of: contact.name))
  }

  /// The same with a star that says whether the contact is a favourite.
  init(starred contact: Contact, style: NameStyle) {
    self.init(text: style.text(of: contact.name), accessory: contact.isFavourite ? "★" : "☆")
  }
}
