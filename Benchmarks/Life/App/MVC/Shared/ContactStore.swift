import ContactsDomain

/// Hears of each change of the contacts, whoever made it.
protocol ContactStoreObserver: AnyObject {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change)
}

/// The model: holds the contacts in their order, stores what is changed, and tells its observers.
final class ContactStore: ObservedStore<any ContactStoreObserver> {
  /// What happened to the contacts, told once it has happened. Rows are those of the list of all contacts.
  enum Change: Equatable {
    /// All contacts were loaded, or could not be.
    case loaded
    case added(row: Int)
    case changed(old: Contact, new: Contact, from: Int, to: Int)
    case deleted(Contact, row: Int)
  }

  // MARK: Dependencies

  private let services: Services

  // MARK: State

  private(set) var contacts = SortedList<Contact>()
  private(set) var favourites = SortedList<Contact>()
  /// Why the contacts are not there; nil once they have been loaded.
  private(set) var loadFailure: StorageFailure?

  init(services: Services) {
    self.services = services
  }

  // MARK: Loading

  func load() {
    do throws(StorageFailure) {
      contacts = try services.contacts.contacts()
      favourites = SortedList(contacts.filter(\.isFavourite))
      loadFailure = nil
    } catch {
      loadFailure = error
    }
    notifyObservers(of: .loaded)
  }

  // MARK: Changing

  func add(_ name: PersonName) throws(ContactError) {
    let row = contacts.insert(try services.contacts.add(name))
    notifyObservers(of: .added(row: row))
  }

  /// Asks nothing of storage where the contact has that name already.
  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    guard name != contact.name else { return }
    try services.renaming.rename(contact.id, to: name)
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try services.favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func delete(_ contact: Contact) throws(StorageFailure) {
    try services.contacts.remove(contact.id)
    removeFavourite(contact)
    guard let row = contacts.row(of: contact) else { return }
    _ = contacts.remove(at: row)
    notifyObservers(of: .deleted(contact, row: row))
  }

  // MARK: Private

  private func replace(_ contact: Contact, with newContact: Contact) {
    removeFavourite(contact)
    if newContact.isFavourite { _ = favourites.insert(newContact) }
    guard let rows = contacts.move(contact, to: newContact) else { return }
    notifyObservers(of: .changed(old: contact, new: newContact, from: rows.from, to: rows.to))
  }

  private func removeFavourite(_ contact: Contact) {
    if let row = favourites.row(of: contact) { _ = favourites.remove(at: row) }
  }

  private func notifyObservers(of change: Change) {
    notifyObservers { $0.contactStore(self, didChange: change) }
  }
}
