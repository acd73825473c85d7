import ContactsDomain

/// What became of the contacts.
enum ContactChange {
  case loaded
  case notLoaded(StorageFailure)
  /// At that row of all contacts.
  case added(Contact, at: Int)
  /// It has another name or another star.
  case changed(Contact, to: Contact)
  /// From that row of all contacts.
  case removed(Contact, at: Int)
}

/// Hears of each change of the contacts, whichever module made it.
protocol ContactStoreObserver: AnyObject {
  func contactsChanged(_ change: ContactChange)
}

/// Keeps the contacts that are loaded, for the interactors of all modules, and stores what these change.
final class ContactStore {
  private struct Observer {
    weak var value: (any ContactStoreObserver)?
  }

  // MARK: Dependencies

  private let repository: any ContactRepository
  private let renaming: any ContactRenaming
  private let favourites: any FavouriteMarking

  // MARK: State

  private(set) var contacts = SortedList<Contact>()
  /// Why the last load failed; nil where it did not.
  private(set) var loadFailure: StorageFailure?
  private var observers: [Observer] = []

  init(
    repository: any ContactRepository, renaming: any ContactRenaming, favourites: any FavouriteMarking
  ) {
    self.repository = repository
    self.renaming = renaming
    self.favourites = favourites
  }

  // MARK: Inputs

  /// Has the observer hear of what changes from now on, for as long as it lives.
  func addObserver(_ observer: any ContactStoreObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(Observer(value: observer))
  }

  func load() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      loadFailure = nil
      notify(.loaded)
    } catch {
      loadFailure = error
      notify(.notLoaded(error))
    }
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    notify(.added(contact, at: contacts.insert(contact)))
  }

  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    try renaming.rename(contact.id, to: name)
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func remove(_ contact: Contact) throws(StorageFailure) {
    try repository.remove(contact.id)
    guard let row = contacts.row(of: contact) else { return }
    notify(.removed(contacts.remove(at: row), at: row))
  }

  // MARK: Private

  private func replace(_ old: Contact, with new: Contact) {
    guard contacts.move(old, to: new) != nil else { return }
    notify(.changed(old, to: new))
  }

  private func notify(_ change: ContactChange) {
    for observer in observers { observer.value?.contactsChanged(change) }
  }
}
