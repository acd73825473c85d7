import ContactsDomain

/// What became of the contacts.
enum ContactChange {
  case loaded
  /// Names are shown in another way, or in another order.
  case arranged
  case notLoaded(StorageFailure)
  /// At that row of all contacts.
  case added(Contact, at: Int)
  /// They came from a file.
  case imported([Contact])
  /// It has another name or another star.
  case changed(Contact, to: Contact)
  /// From that row of all contacts.
  case removed(Contact, at: Int)
  /// It was removed, and is back.
  case restored(DeletedContact)
  /// They had come from a file, and are gone again.
  case withdrawn([Contact])
}

/// Hears of each change of the contacts, whichever module made it.
protocol ContactStoreObserver: AnyObject {
  func contactsChanged(_ change: ContactChange)
}

/// Keeps the contacts that are loaded, in the order that a person has chosen, for the interactors of all modules, and
/// stores what these change.
final class ContactStore {
  private struct Observer {
    weak var value: (any ContactStoreObserver)?
  }

  // MARK: Dependencies

  private let repository: any ContactRepository
  private let renaming: any ContactRenaming
  private let favourites: any FavouriteMarking
  private let preferences: any PreferenceStore
  private let importing: any ContactImporting
  private let restoring: any Restoring
  private let history: HistoryStore

  // MARK: State

  private(set) var contacts = SortedList<ListedContact>()
  /// Why the last load failed; nil where it did not.
  private(set) var loadFailure: StorageFailure?
  private var observers: [Observer] = []

  init(
    repository: any ContactRepository, renaming: any ContactRenaming, favourites: any FavouriteMarking,
    preferences: any PreferenceStore, importing: any ContactImporting, restoring: any Restoring,
    history: HistoryStore
  ) {
    self.repository = repository
    self.renaming = renaming
    self.favourites = favourites
    self.preferences = preferences
    self.importing = importing
    self.restoring = restoring
    self.history = history
  }

  // MARK: Outputs

  var nameStyle: NameStyle { preferences.nameStyle }
  var order: ContactOrder { preferences.contactOrder }

  /// The contact as it stands in a list of the order that is chosen.
  func listed(_ contact: Contact) -> ListedContact {
    ListedContact(contact, order: order)
  }

  /// Those of the contacts for which the condition holds, in the order that is chosen.
  func contacts(where isIncluded: (Contact) -> Bool) -> SortedList<ListedContact> {
    SortedList(contacts.filter { isIncluded($0.contact) })
  }

  // MARK: Inputs

  /// Has the observer hear of what changes from now on, for as long as it lives.
  func addObserver(_ observer: any ContactStoreObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(Observer(value: observer))
  }

  func load() {
    do throws(StorageFailure) {
      contacts = SortedList(try repository.contacts().map(listed))
      loadFailure = nil
      notify(.loaded)
    } catch {
      loadFailure = error
      notify(.notLoaded(error))
    }
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    notify(.added(contact, at: contacts.insert(listed(contact))))
  }

  /// Adds contacts together: all of them or none.
  func add(_ names: [PersonName]) throws(StorageFailure) {
    let imported = try importing.add(names)
    for contact in imported { _ = contacts.insert(listed(contact)) }
    history.push(.imported(imported))
    notify(.imported(imported))
  }

  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    try renaming.rename(contact.id, to: name)
    history.push(.renamedContact(contact.id, from: contact.name, to: name))
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func remove(_ contact: Contact) throws(StorageFailure) {
    let deleted = try restoring.delete(contact.id)
    if let deleted { history.push(.deletedContact(deleted)) }
    guard let row = contacts.row(of: listed(contact)) else { return }
    _ = contacts.remove(at: row)
    notify(.removed(contact, at: row))
  }

  func show(as style: NameStyle) {
    preferences.nameStyle = style
    notifyOfArrangement()
  }

  func sort(by order: ContactOrder) {
    preferences.contactOrder = order
    contacts = SortedList(contacts.map { listed($0.contact) })
    notifyOfArrangement()
  }

  // MARK: Undoing

  /// The contact as it is now. A change that is undone has it as it was then: the name is the same again, as later changes
  /// have been undone, but the star may be another.
  func current(_ contact: Contact) -> Contact {
    contacts.row(ofID: contact.id, name: contact.name, order: order).map { contacts[$0].contact } ?? contact
  }

  func restore(_ deleted: DeletedContact) throws(StorageFailure) {
    try restoring.restore(deleted)
    _ = contacts.insert(listed(deleted.contact))
    notify(.restored(deleted))
  }

  func restoreName(_ old: PersonName, of id: Contact.ID, from new: PersonName) throws(StorageFailure) {
    do throws(ContactError) {
      try renaming.rename(id, to: old)
    } catch {
      throw error.storageFailure
    }
    guard let row = contacts.row(ofID: id, name: new, order: order) else { return }
    let contact = contacts[row].contact
    replace(contact, with: Contact(id: id, name: old, isFavourite: contact.isFavourite))
  }

  func withdraw(_ imported: [Contact]) throws(StorageFailure) {
    try restoring.removeImported(imported.map(\.id))
    for contact in imported {
      guard let row = contacts.row(ofID: contact.id, name: contact.name, order: order) else { continue }
      _ = contacts.remove(at: row)
    }
    notify(.withdrawn(imported))
  }

  // MARK: Private

  private func replace(_ old: Contact, with new: Contact) {
    guard contacts.move(listed(old), to: listed(new)) != nil else { return }
    notify(.changed(old, to: new))
  }

  private func notifyOfArrangement() {
    if loadFailure == nil { notify(.arranged) }
  }

  private func notify(_ change: ContactChange) {
    for observer in observers { observer.value?.contactsChanged(change) }
  }
}

extension ContactError {
  /// Why storage did not take a name that it had before: nothing else can be the matter with that.
  fileprivate var storageFailure: StorageFailure {
    if case .saveFailed(let failure) = self { failure } else { StorageFailure(.unspecified) }
  }
}
