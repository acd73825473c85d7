import ContactsDomain

/// Hears of each change of the contacts, whoever made it.
protocol ContactStoreObserver: AnyObject {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change)
}

/// The model: holds the contacts in their order, stores new ones, and notifies its observers of each change.
final class ContactStore {
  /// What happened to the contacts, told once it has happened.
  enum Change {
    case loaded
    case inserted(row: Int)
  }

  /// An observer, for as long as it lives.
  private struct Observation {
    weak var observer: (any ContactStoreObserver)?
  }

  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private(set) var contacts = SortedList<Contact>()
  private var observations: [Observation] = []

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Observing

  func addObserver(_ observer: any ContactStoreObserver) {
    observations.append(Observation(observer: observer))
  }

  // MARK: Changing

  func load() throws(StorageFailure) {
    contacts = try repository.contacts()
    notifyObservers(of: .loaded)
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    let row = contacts.insert(contact)
    notifyObservers(of: .inserted(row: row))
  }

  // MARK: Private

  private func notifyObservers(of change: Change) {
    observations.removeAll { $0.observer == nil }
    for observation in observations {
      observation.observer?.contactStore(self, didChange: change)
    }
  }
}
