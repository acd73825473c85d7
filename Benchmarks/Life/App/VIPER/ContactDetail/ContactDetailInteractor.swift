import ContactsDomain

/// The use cases of the contact screen: keeping the contact with which it was opened as it is now, and its groups,
/// giving it a star and deleting it.
final class ContactDetailInteractor {
  // MARK: Dependencies

  private let store: ContactStore
  private let groups: GroupStore
  weak var output: (any ContactDetailUseCasesOutput)?

  // MARK: State

  private(set) var contact: Contact

  init(contact: Contact, store: ContactStore, groups: GroupStore) {
    self.contact = contact
    self.store = store
    self.groups = groups
    store.addObserver(self)
    groups.addObserver(self)
  }
}

// MARK: - ContactDetailUseCases

extension ContactDetailInteractor: ContactDetailUseCases {
  var nameStyle: NameStyle { store.nameStyle }

  func loadContact() {
    output?.contactLoaded(contact)
    output?.groupsLoaded(groups.groups(of: contact))
  }

  func setFavourite(_ isFavourite: Bool) {
    do throws(StorageFailure) {
      try store.setFavourite(contact, isFavourite)
    } catch {
      output?.starNotSaved(of: contact, error)
    }
  }

  func deleteContact() {
    do throws(StorageFailure) {
      try store.remove(contact)
    } catch {
      output?.contactNotDeleted(error)
    }
  }
}

// MARK: - ContactStoreObserver

extension ContactDetailInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    switch change {
    case .arranged:
      output?.contactLoaded(contact)
    case .changed(_, let new) where new.id == contact.id:
      contact = new
      output?.contactLoaded(new)
    case .removed(let gone, _) where gone.id == contact.id:
      output?.contactRemoved()
    case .withdrawn(let gone) where gone.contains { $0.id == contact.id }:
      output?.contactRemoved()
    default:
      break
    }
  }
}

// MARK: - GroupStoreObserver

extension ContactDetailInteractor: GroupStoreObserver {
  func groupsChanged(_ change: GroupChange) {
    output?.groupsLoaded(groups.groups(of: contact))
  }
}
