import ContactsDomain
import Observation

/// What has become of the contacts.
enum ContactChange {
  case loaded
  /// Names are shown, or contacts ordered, in another way.
  case relisted
  case added(Contact, row: Int)
  case changed(from: Contact, to: Contact, oldRow: Int, newRow: Int)
  case deleted(Contact, row: Int)
  case imported([Contact])
  case restored(DeletedContact)
  case importUndone([Contact])
}

/// The contacts, for all screens that show them: keeps what is loaded, has changes stored, and tells of them.
///
/// What a view model computes from it, a view observes through the view model. What happens once is told to those who
/// observe the store.
@Observable
final class ContactStore: Store<ContactChange> {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository
  @ObservationIgnored private let renaming: any ContactRenaming
  @ObservationIgnored private let favourites: any FavouriteMarking
  @ObservationIgnored private let importing: any ContactImporting
  @ObservationIgnored private let restoring: any Restoring
  @ObservationIgnored private let settings: SettingsStore
  @ObservationIgnored private let history: HistoryStore

  // MARK: State

  private(set) var contacts = SortedList<ListedContact>()
  /// Why there are no contacts, where they could not be loaded.
  private(set) var loadFailure: StorageFailure?
  /// The contacts by their identities, from the first time on that someone asks for them so.
  @ObservationIgnored private var contactsByID: [Contact.ID: Contact]?

  init(
    repository: any ContactRepository, renaming: any ContactRenaming,
    favourites: any FavouriteMarking,
    importing: any ContactImporting, restoring: any Restoring, settings: SettingsStore,
    history: HistoryStore
  ) {
    self.repository = repository
    self.renaming = renaming
    self.favourites = favourites
    self.importing = importing
    self.restoring = restoring
    self.settings = settings
    self.history = history
    super.init()
    settings.observe(self) { store, change in store.settingsChanged(change) }
  }

  /// How names are shown.
  var nameStyle: NameStyle { settings.nameStyle }

  /// The contact as it is in a list.
  func listed(_ contact: Contact) -> ListedContact {
    ListedContact(contact, order: settings.contactOrder)
  }

  func row(of contact: Contact) -> Int? {
    contacts.row(ofID: contact.id, name: contact.name, order: settings.contactOrder)
  }

  /// Those of the contacts that have one of the identities, in their order.
  func contacts(withIDs ids: Set<Contact.ID>) -> SortedList<ListedContact> {
    let index = contactsByID ?? Dictionary(uniqueKeysWithValues: contacts.lazy.map { ($0.id, $0.contact) })
    contactsByID = index
    return SortedList(ids.compactMap { index[$0].map(listed) })
  }

  // MARK: Changing

  func load() throws(StorageFailure) {
    do throws(StorageFailure) {
      contacts = SortedList(try repository.contacts().map(listed))
    } catch {
      loadFailure = error
      throw error
    }
    loadFailure = nil
    contactsByID = nil
    notifyObservers(of: .loaded)
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    let row = contacts.insert(listed(contact))
    contactsByID?[contact.id] = contact
    notifyObservers(of: .added(contact, row: row))
  }

  /// Adds contacts of all of these names or none. For none, nothing is asked of storage.
  func add(_ names: [PersonName]) throws(StorageFailure) {
    if names.isEmpty { return }
    let imported = try importing.add(names)
    for contact in imported {
      _ = contacts.insert(listed(contact))
      contactsByID?[contact.id] = contact
    }
    history.record(.imported(imported))
    notifyObservers(of: .imported(imported))
  }

  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    try renaming.rename(contact.id, to: name)
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
    history.record(.renamedContact(contact.id, from: contact.name, to: name))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func delete(_ contact: Contact) throws(StorageFailure) {
    let deleted = try restoring.delete(contact.id)
    guard let row = row(of: contact) else { return }
    let contact = remove(at: row)
    if let deleted { history.record(.deletedContact(deleted)) }
    notifyObservers(of: .deleted(contact, row: row))
  }

  // MARK: Undoing

  /// The contact as it is now. A change that is undone has it as it was then: the name is the same again, as later changes
  /// have been undone, but the star may be another.
  func current(_ contact: Contact) -> Contact {
    row(of: contact).map { contacts[$0].contact } ?? contact
  }

  func restore(_ deleted: DeletedContact) throws(StorageFailure) {
    try restoring.restore(deleted)
    _ = contacts.insert(listed(deleted.contact))
    contactsByID?[deleted.contact.id] = deleted.contact
    notifyObservers(of: .restored(deleted))
  }

  func undoRenaming(_ id: Contact.ID, from oldName: PersonName, to newName: PersonName) throws(ContactError) {
    try renaming.rename(id, to: oldName)
    guard let row = row(of: Contact(id: id, name: newName)) else { return }
    let contact = contacts[row].contact
    replace(contact, with: Contact(id: id, name: oldName, isFavourite: contact.isFavourite))
  }

  /// Takes contacts away that were added together, all of them or none.
  func undoAdding(_ imported: [Contact]) throws(StorageFailure) {
    try restoring.removeImported(imported.map(\.id))
    let removed = imported.compactMap { row(of: $0).map(remove) }
    notifyObservers(of: .importUndone(removed))
  }

  // MARK: Private

  private func remove(at row: Int) -> Contact {
    let contact = contacts.remove(at: row).contact
    contactsByID?[contact.id] = nil
    return contact
  }

  private func replace(_ old: Contact, with new: Contact) {
    guard let rows = contacts.move(listed(old), to: listed(new)) else { return }
    contactsByID?[new.id] = new
    notifyObservers(of: .changed(from: old, to: new, oldRow: rows.from, newRow: rows.to))
  }

  private func settingsChanged(_ change: SettingsChange) {
    switch change {
    case .pin: return
    case .nameStyle: break
    case .contactOrder: contacts = SortedList(contacts.map { listed($0.contact) })
    }
    notifyObservers(of: .relisted)
  }
}
