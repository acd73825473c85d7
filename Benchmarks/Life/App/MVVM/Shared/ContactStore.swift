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
/// observe the store, for as long as they live.
@Observable
final class ContactStore {
  /// Who is told of changes; a value, so that nothing is left of a screen that has gone.
  private struct Observer {
    weak var object: AnyObject?
    let notify: (ContactChange) -> Void
  }

  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository
  @ObservationIgnored private let renaming: any ContactRenaming
  @ObservationIgnored private let favourites: any FavouriteMarking

  // MARK: State

  private(set) var contacts = SortedList<Contact>()
  /// Why there are no contacts, where they could not be loaded.
  private(set) var loadFailure: StorageFailure?
  @ObservationIgnored private var observers: [Observer] = []

  init(
    repository: any ContactRepository, renaming: any ContactRenaming,
    favourites: any FavouriteMarking
  ) {
    self.repository = repository
    self.renaming = renaming
    self.favourites = favourites
  }

  // MARK: Observing

  /// Has the observer told of each change, once it has happened, for as long as the observer lives.
  func observe<Object: AnyObject>(
    _ observer: Object, _ handler: @escaping (Object, ContactChange) -> Void
  ) {
    observers.removeAll { $0.object == nil }
    observers.append(
      Observer(object: observer) { [weak observer] change in
        if let observer { handler(observer, change) }
      })
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
    notifyObservers(of: .loaded)
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    let row = contacts.insert(contact)
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
    notifyObservers(of: .deleted(contact, row: row))
  }

  // MARK: Private

  private func replace(_ old: Contact, with new: Contact) {
    guard let rows = contacts.move(old, to: new) else { return }
    notifyObservers(of: .changed(from: old, to: new, oldRow: rows.from, newRow: rows.to))
  }

  private func notifyObservers(of change: ContactChange) {
    for observer in observers { observer.notify(change) }
  }
}
