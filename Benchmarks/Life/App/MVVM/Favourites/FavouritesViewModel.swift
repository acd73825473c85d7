import ContactsDomain
import Observation

/// The state of the favourites screen, and what happens on its events.
@Observable
final class FavouritesViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored let undo: UndoViewModel
  @ObservationIgnored private let onSelect: (Contact) -> Void

  // MARK: State

  private var favourites = SortedList<ListedContact>()

  /// - Parameter onSelect: what follows when a person has chosen a contact; takes that contact.
  init(store: ContactStore, undo: UndoViewModel, onSelect: @escaping (Contact) -> Void) {
    self.store = store
    self.undo = undo
    self.onSelect = onSelect
  }

  // MARK: Inputs

  func viewDidLoad() {
    store.observe(self) { viewModel, change in viewModel.contactsChanged(change) }
    reloadFavourites()
  }

  func rowSelected(at index: Int) {
    onSelect(favourites[index].contact)
  }

  func accessoryTapped(at index: Int) {
    do throws(StorageFailure) {
      try store.setFavourite(favourites[index].contact, false)
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
    ListRow(starred: favourites[index].contact, style: store.nameStyle)
  }

  // MARK: Private

  private func reloadFavourites() {
    favourites = SortedList(store.contacts.filter(\.contact.isFavourite))
    onRowChange(.reloaded)
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded, .relisted: reloadFavourites()
    case .added, .imported: break  // A new contact is no favourite.
    case .changed(let old, let new, _, _): favouriteChanged(from: old, to: new)
    case .deleted(let contact, _): removeFavourite(contact)
    case .restored(let deleted): if deleted.contact.isFavourite { reloadFavourites() }
    case .importUndone(let contacts): if contacts.contains(where: \.isFavourite) { reloadFavourites() }
    }
  }

  private func favouriteChanged(from old: Contact, to new: Contact) {
    switch (old.isFavourite, new.isFavourite) {
    case (true, true):
      guard let rows = favourites.move(store.listed(old), to: store.listed(new)) else { return }
      onRowChange(.moved(from: rows.from, to: rows.to))
    case (true, false):
      removeFavourite(old)
    case (false, true):
      _ = favourites.insert(store.listed(new))
      onRowChange(.reloaded)
    case (false, false):
      break
    }
  }

  private func removeFavourite(_ contact: Contact) {
    guard let row = favourites.row(of: store.listed(contact)) else { return }
    _ = favourites.remove(at: row)
    onRowChange(.deleted(at: row))
  }
}
