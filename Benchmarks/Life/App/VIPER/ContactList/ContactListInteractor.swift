import ContactsDomain

/// The use cases of the contacts screen: loading the contacts, giving them a star and deleting them.
final class ContactListInteractor {
  // MARK: Dependencies

  private let store: ContactStore
  weak var output: (any ContactListUseCasesOutput)?

  init(store: ContactStore) {
    self.store = store
    store.addObserver(self)
  }
}

// MARK: - ContactListUseCases

extension ContactListInteractor: ContactListUseCases {
  var nameStyle: NameStyle { store.nameStyle }

  func contact(at index: Int) -> Contact {
    store.contacts[index].contact
  }

  func firstRow(beginningWith text: String) -> Int? {
    store.contacts.firstRow(beginningWith: text, style: store.nameStyle)
  }

  func loadContacts() {
    store.load()
  }

  func toggleFavourite(at index: Int) {
    let contact = contact(at: index)
    do throws(StorageFailure) {
      try store.setFavourite(contact, !contact.isFavourite)
    } catch {
      output?.starNotSaved(error)
    }
  }

  func deleteContact(at index: Int) {
    do throws(StorageFailure) {
      try store.remove(contact(at: index))
    } catch {
      output?.contactNotDeleted(error)
    }
  }
}

// MARK: - ContactStoreObserver

extension ContactListInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded, .arranged, .imported, .restored, .withdrawn:
      output?.contactsLoaded(count: store.contacts.count)
    case .notLoaded(let failure): output?.contactsNotLoaded(failure)
    case .added(_, let index): output?.contactInserted(at: index, count: store.contacts.count)
    case .changed(let old, let new): reportChange(of: old, to: new)
    case .removed(_, let index): output?.contactRemoved(at: index, count: store.contacts.count)
    }
  }

  private func reportChange(of old: Contact, to new: Contact) {
    if old.name == new.name, let index = store.contacts.row(of: store.listed(new)) {
      output?.starChanged(at: index)
    } else {
      output?.contactMoved()
    }
  }
}
