import ContactsDomain
import Observation

/// What has become of the contacts.
enum ContactChange {
  case loaded
  case added(Contact, row: Int)
  case changed(from: Contact, to: Contact, oldRow: Int, newRow: Int)
  case deleted(Contact, row: Int)
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

  // MARK: State

  private(set) var contacts = SortedList<Contact>()
  /// Why there are no contacts, where they could not be loaded.
  private(set) var loadFailure: StorageFailure?
  /// The contacts by their identities, from the first time on that someone asks for them so.
  @ObservationIgnored private var contactsByID: [Contact.ID: Contact]?

  init(
    repository: any ContactRepository, renaming: any ContactRenaming,
    favourites: any FavouriteMarking
  ) {
    self.repository = repository
    self.renaming = renaming
    self.favourites = favourites
  }

  /// Those of the contacts that have one of the identities, in their order.
  func contacts(withIDs ids: Set<Contact.ID>) -> SortedList<Contact> {
    let index = contactsByID ?? Dictionary(uniqueKeysWithValues: contacts.lazy.map { ($0.id, $0) })
    contactsByID = index
    return SortedList(ids.compactMap { index[$0] })
  }

  // MARK: Changing

  func load() throws(StorageFailure) {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
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
    let row = contacts.insert(contact)
    contactsByID?[contact.id] = contact
    notifyObservers(of: .added(contact, row: row))
  }

  func rename(_ contact: Contact, to name: PersonName) throws(ContactError) {
    try renaming.rename(contact.id, to: name)
    replace(contact, with: Contact(id: contact.id, name: name, isFavourite: contact.isFavourite))
  }

  func setFavourite(_ contact: Contact, _ isFavourite: Bool) throws(StorageFailure) {
    try favourites.setFavourite(contact.id, isFavourite)
    replace(contact, with: Contact(id: contact.id, name: contact.name, isFavourite: isFavourite))
  }

  func delete(_ contact: Contact) throws(StorageFailure) {
    try repository.remove(contact.id)
    guard let row = contacts.row(ofID: contact.id, name: contact.name) else { return }
    let contact = contacts.remove(at: row)
    contactsByID?[contact.id] = nil
    notifyObservers(of: .deleted(contact, row: row))
  }

  // MARK: Private

  private func replace(_ old: Contact, with new: Contact) {
    guard let rows = contacts.move(old, to: new) else { return }
    contactsByID?[new.id] = new
    notifyObservers(of: .changed(from: old, to: new, oldRow: rows.from, newRow: rows.to))
  }
}
