import ContactsDomain

/// Hears of each change of the contacts, whoever made it.
protocol ContactStoreObserver: AnyObject {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change)
}

/// The model: holds the contacts in the chosen order, stores what is changed, and tells its observers.
final class ContactStore: ObservedStore<any ContactStoreObserver> {
  /// What happened to the contacts, told once it has happened. Rows are those of the list of all contacts.
  enum Change: Equatable {
    /// All contacts were loaded, or could not be.
    case loaded
    /// Names are shown, or contacts are ordered, in another way.
    case rearranged
    case added(row: Int)
    case imported
    case changed(old: Contact, new: Contact, from: Int, to: Int)
    case deleted(Contact, row: Int)
    case restored(DeletedContact)
  }

  // MARK: Dependencies

  private let services: Services
  weak var recorder: (any ChangeRecorder)?

  // MARK: State

  private(set) var contacts = SortedList<ListedContact>()
  private(set) var favourites = SortedList<ListedContact>()
  /// Why the contacts are not there; nil once they have been loaded.
  private(set) var loadFailure: StorageFailure?

  init(services: Services) {
    self.services = services
  }

  // MARK: Loading

  func load() {
    do throws(StorageFailure) {
      list(try services.contacts.contacts())
      loadFailure = nil
    } catch {
      loadFailure = error
    }
    notifyObservers(of: .loaded)
  }

  // MARK: Arranging

  /// How names are shown.
  var nameStyle: NameStyle {
    get { services.preferences.nameStyle }
    set {
      services.preferences.nameStyle = newValue
      notifyObservers(of: .rearranged)
    }
  }

  /// In which order contacts are listed.
  var contactOrder: ContactOrder {
    get { services.preferences.contactOrder }
    set {
      services.preferences.contactOrder = newValue
      list(contacts.map(\.contact))
      notifyObservers(of: .rearranged)
    }
  }

  /// What stands for the contact in a list.
  func listed(_ contact: Contact) -> ListedContact {
    ListedContact(contact, order: contactOrder)
  }

  // MARK: Changing

  func add(_ name: PersonName) throws(ContactError) {
    let row = contacts.insert(listed(try services.contacts.add(name)))
    notifyObservers(of: .added(row: row))
  }

  /// Adds all of them or none, and asks nothing of storage where there are none.
  func add(_ names: [PersonName]) throws(StorageFailure) {
    guard !names.isEmpty else { return }
    let imported = try services.importing.add(names)
    for contact in imported { _ = contacts.insert(listed(contact)) }
    recorder?.record(.imported(imported))
    notifyObservers(of: .imported)
  }

  /// Asks nothing of storage where the contact has that name already.
  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    guard name != contact.name else { return }
    try setName(of: contact, to: name)
    recorder?.record(.renamedContact(contact.id, from: contact.name, to: name))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try services.favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func delete(_ contact: Contact) throws(StorageFailure) {
    if let deleted = try services.restoring.delete(contact.id) { recorder?.record(.deletedContact(deleted)) }
    remove(contact)
  }

  // MARK: Undoing

  /// The contact as it is now. A change that is undone has it as it was then: the name is the same again, as later changes
  /// have been undone, but the star may be another.
  func current(_ contact: Contact) -> Contact {
    self.contact(contact.id, named: contact.name) ?? contact
  }

  func restore(_ deleted: DeletedContact) throws(StorageFailure) {
    try services.restoring.restore(deleted)
    let contact = listed(deleted.contact)
    _ = contacts.insert(contact)
    if deleted.contact.isFavourite { _ = favourites.insert(contact) }
    notifyObservers(of: .restored(deleted))
  }

  func undoRenaming(
    _ id: Contact.ID, from oldName: PersonName, to newName: PersonName
  ) throws(StorageFailure) {
    guard let contact = contact(id, named: newName) else { return }
    do throws(ContactError) {
      try setName(of: contact, to: oldName)
    } catch {
      throw error.storageFailure
    }
  }

  func undoImporting(_ imported: [Contact]) throws(StorageFailure) {
    try services.restoring.removeImported(imported.map(\.id))
    // They may have become favourites since.
    for contact in imported.compactMap({ contact($0.id, named: $0.name) }) { remove(contact) }
  }

  // MARK: Private

  private func list(_ contacts: some Sequence<Contact>) {
    let order = contactOrder
    self.contacts = SortedList(contacts.map { ListedContact($0, order: order) })
    favourites = SortedList(self.contacts.filter(\.contact.isFavourite))
  }

  private func contact(_ id: Contact.ID, named name: PersonName) -> Contact? {
    contacts.row(ofID: id, name: name, order: contactOrder).map { contacts[$0].contact }
  }

  private func setName(of contact: Contact, to name: PersonName) throws(ContactError) {
    try services.renaming.rename(contact.id, to: name)
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
  }

  private func remove(_ contact: Contact) {
    removeFavourite(contact)
    guard let row = contacts.row(of: listed(contact)) else { return }
    _ = contacts.remove(at: row)
    notifyObservers(of: .deleted(contact, row: row))
  }

  private func replace(_ contact: Contact, with newContact: Contact) {
    removeFavourite(contact)
    if newContact.isFavourite { _ = favourites.insert(listed(newContact)) }
    guard let rows = contacts.move(listed(contact), to: listed(newContact)) else { return }
    notifyObservers(of: .changed(old: contact, new: newContact, from: rows.from, to: rows.to))
  }

  private func removeFavourite(_ contact: Contact) {
    if let row = favourites.row(of: listed(contact)) { _ = favourites.remove(at: row) }
  }

  private func notifyObservers(of change: Change) {
    notifyObservers { $0.contactStore(self, didChange: change) }
  }
}

extension ContactError {
  /// Why storage refused a name that it has had before.
  fileprivate var storageFailure: StorageFailure {
    if case .saveFailed(let failure) = self { failure } else { StorageFailure(.unspecified) }
  }
}
