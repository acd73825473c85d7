import ContactsDomain

/// The use cases of the favourites screen: keeping the favourites in order, and taking the star from one.
final class FavouritesInteractor {
  // MARK: Dependencies

  private let store: ContactStore
  weak var output: (any FavouritesUseCasesOutput)?

  // MARK: State

  private var favourites = SortedList<ListedContact>()

  init(store: ContactStore) {
    self.store = store
  }
}

// MARK: - FavouritesUseCases

extension FavouritesInteractor: FavouritesUseCases {
  var nameStyle: NameStyle { store.nameStyle }

  func favourite(at index: Int) -> Contact {
    favourites[index].contact
  }

  func showFavourites() {
    // Not before: until the screen is opened there is no need to look for the favourites among all contacts.
    store.addObserver(self)
    if let failure = store.loadFailure {
      output?.favouritesNotLoaded(failure)
    } else {
      collect()
    }
  }

  func removeStar(at index: Int) {
    do throws(StorageFailure) {
      try store.setFavourite(favourite(at: index), false)
    } catch {
      output?.starNotSaved(error)
    }
  }

  func loadContacts() {
    store.load()
  }
}

// MARK: - ContactStoreObserver

extension FavouritesInteractor: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded, .arranged, .withdrawn: collect()
    case .notLoaded(let failure): output?.favouritesNotLoaded(failure)
    // A new contact is no favourite.
    case .added, .imported: break
    case .changed(let old, let new): replace(old, with: new)
    case .removed(let contact, _): remove(contact)
    case .restored(let deleted): insert(deleted.contact)
    }
  }

  private func collect() {
    favourites = store.contacts(where: \.isFavourite)
    output?.favouritesLoaded(count: favourites.count)
  }

  private func replace(_ old: Contact, with new: Contact) {
    if !new.isFavourite { return remove(old) }
    if favourites.move(store.listed(old), to: store.listed(new)) == nil { return insert(new) }
    output?.favouritesLoaded(count: favourites.count)
  }

  private func insert(_ contact: Contact) {
    guard contact.isFavourite else { return }
    _ = favourites.insert(store.listed(contact))
    output?.favouritesLoaded(count: favourites.count)
  }

  private func remove(_ contact: Contact) {
    guard let index = favourites.row(of: store.listed(contact)) else { return }
    _ = favourites.remove(at: index)
    output?.favouriteRemoved(at: index, count: favourites.count)
  }
}
