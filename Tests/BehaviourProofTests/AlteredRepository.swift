import ContactsDomain

/// Passes everything on to another repository, but for what a test alters.
final class AlteredRepository: ContactRepository {
  private let repository: any ContactRepository
  private let shown: (Contact) -> Contact
  private let stored: (PersonName) -> PersonName?
  private let removed: (Contact.ID) -> Contact.ID
  private let refusesToLoad: Bool

  /// - Parameters:
  ///   - shown: what the app is given for a contact.
  ///   - stored: what is stored for a name, if anything; the new contact is shown as it was typed.
  ///   - removed: what is removed for a contact that was to be.
  ///   - refusesToLoad: whether contacts that cannot be loaded are an error; or else there are none.
  init(
    _ repository: any ContactRepository, shown: @escaping (Contact) -> Contact = { $0 },
    stored: @escaping (PersonName) -> PersonName? = { $0 },
    removed: @escaping (Contact.ID) -> Contact.ID = { $0 }, refusesToLoad: Bool = true
  ) {
    self.repository = repository
    self.shown = shown
    self.stored = stored
    self.removed = removed
    self.refusesToLoad = refusesToLoad
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    do throws(StorageFailure) {
      return SortedList(try repository.contacts().map(shown))
    } catch {
      guard !refusesToLoad else { throw error }
      return SortedList()
    }
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    guard let stored = stored(name) else { return Contact(id: Contact.ID(rawValue: .max), name: name) }
    return shown(Contact(id: try repository.add(stored).id, name: name))
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(removed(id))
  }
}

extension PersonName {
  /// The same with another last name.
  func last(_ change: (String) -> String) -> PersonName {
    PersonName(first: first, last: change(last))
  }
}
