import ContactsDomain

/// The use cases of the favourites screen: keeping the favourites in order, and taking the star from one.
final class FavouritesInteractor {
  // MARK: Dependencies

  private let store: ContactStore
  weak var output: (any FavouritesUseCasesOutput)?

  // MARK: State

  private var favourites = SortedList<Contact>()

  init(store: ContactStore) {
    self.store = store
  }
}

// MARK: - FavouritesUseCases

extension FavouritesInteractor: FavouritesUseCases {
  func favourite(at index: Int) -> Contact {
    favourites[index]
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
      try store.setFavourite(favourites[index], false)
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
    case .loaded: collect()
    case .notLoaded(let failure): output?.favouritesNotLoaded(failure)
    // A new contact is no favourite.
    case .added: break
    case .changed(let old, let new): replace(old, with: new)
    case .removed(let contact, _): remove(contact)
    }
  }

  private func collect() {
    favourites = SortedList(store.contacts.filter(\.isFavourite))
    output?.favouritesLoaded(count: favourites.count)
  }

  private func replace(_ old: Contact, with new: Contact) {
    if !new.isFavourite { return remove(old) }
    if favourites.move(old, to: new) == nil { _ = favourites.insert(new) }
    output?.favouritesLoaded(count: favourites.count)
  }

  private func remove(_ contact: Contact) {
    guard let index = favourites.row(of: contact) else { return }
    _ = favourites.remove(at: index)
    output?.favouriteRemoved(at: index, count: favourites.count)
  }
}
