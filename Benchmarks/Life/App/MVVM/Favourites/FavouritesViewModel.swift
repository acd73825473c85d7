import ContactsDomain
import Observation

/// The state of the favourites screen, and what happens on its events.
@Observable
final class FavouritesViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let onSelect: (Contact) -> Void

  // MARK: State

  private var favourites = SortedList<Contact>()

  /// - Parameter onSelect: what follows when a person has chosen a contact; takes that contact.
  init(store: ContactStore, onSelect: @escaping (Contact) -> Void) {
    self.store = store
    self.onSelect = onSelect
  }

  // MARK: Inputs

  func viewDidLoad() {
    store.observe(self) { viewModel, change in viewModel.contactsChanged(change) }
    reloadFavourites()
  }

  func rowSelected(at index: Int) {
    onSelect(favourites[index])
  }

  func accessoryTapped(at index: Int) {
    do throws(StorageFailure) {
      try store.setFavourite(favourites[index], false)
    } catch {
      onAlert(.saveFailed(error))
    }
  }

  func retryTapped() {
    do throws(StorageFailure) {
      try store.load()
    } catch {
      onAlert(.loadFailed(error) { [weak self] in self?.retryTapped() })
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Favourites"

  var content: ListContent {
    if let failure = store.loadFailure { return .failure(failure.loadMessage) }
    return favourites.isEmpty ? .placeholder("No favourites yet") : .rows
  }

  var numberOfRows: Int {
    favourites.count
  }

  func row(at index: Int) -> ListRow {
    ListRow(starred: favourites[index])
  }

  // MARK: Private

  private func reloadFavourites() {
    favourites = SortedList(store.contacts.filter(\.isFavourite))
    onRowChange(.reloaded)
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded: reloadFavourites()
    case .added: break  // A new contact is no favourite.
    case .changed(let old, let new, _, _): favouriteChanged(from: old, to: new)
    case .deleted(let contact, _): removeFavourite(contact)
    }
  }

  private func favouriteChanged(from old: Contact, to new: Contact) {
    switch (old.isFavourite, new.isFavourite) {
    case (true, true):
      guard let rows = favourites.move(old, to: new) else { return }
      onRowChange(.moved(from: rows.from, to: rows.to))
    case (true, false):
      removeFavourite(old)
    case (false, true):
      _ = favourites.insert(new)
      onRowChange(.reloaded)
    case (false, false):
      break
    }
  }

  private func removeFavourite(_ contact: Contact) {
    guard let row = favourites.row(of: contact) else { return }
    _ = favourites.remove(at: row)
    onRowChange(.deleted(at: row))
  }
}
