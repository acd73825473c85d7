import ContactsDomain
import TerminalKit

/// The favourites screen: observes, formats and shows the favourites, takes their stars away, and opens a contact's
/// screen.
final class FavouritesViewController: ViewController {
  // MARK: Dependencies

  private let store: ContactStore

  // MARK: Views

  private let tableView = TableView()

  init(store: ContactStore) {
    self.store = store
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Favourites"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    store.addObserver(self)
    showFavourites()
  }

  // MARK: Private

  private func showFavourites() {
    tableView.reloadData()
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      for: store.favourites, of: store, emptyText: "No favourites yet")
  }
}

// MARK: - ContactStoreObserver

extension FavouritesViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    showFavourites()
  }
}

// MARK: - TableViewDataSource

extension FavouritesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    store.favourites.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(starred: store.favourites[row])
  }
}

// MARK: - TableViewDelegate

extension FavouritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let contactDetail = ContactDetailViewController(store: store, contact: store.favourites[row])
    navigationController?.pushViewController(contactDetail)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    do throws(StorageFailure) {
      try store.setFavourite(store.favourites[row], false)
    } catch {
      present(AlertController(contactNotSaved: error))
    }
  }
}
