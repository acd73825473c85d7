import ContactsDomain
import TerminalKit

/// The favourites screen: observes, formats and shows the favourites, takes their stars away, and opens a contact's
/// screen.
final class FavouritesViewController: UndoViewController {
  // MARK: Views

  private let tableView = TableView()

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Favourites"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    contactStore.addObserver(self)
    showFavourites()
  }

  // MARK: Private

  private func showFavourites() {
    tableView.reloadData()
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      for: contactStore.favourites, of: contactStore, emptyText: "No favourites yet")
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
    contactStore.favourites.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(starred: contactStore.favourites[row].contact, style: contactStore.nameStyle)
  }
}

// MARK: - TableViewDelegate

extension FavouritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let contactDetail = ContactDetailViewController(
      contactStore: contactStore, groupStore: groupStore, historyStore: historyStore,
      contact: contactStore.favourites[row].contact)
    navigationController?.pushViewController(contactDetail)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    do throws(StorageFailure) {
      try contactStore.setFavourite(contactStore.favourites[row].contact, false)
    } catch {
      present(AlertController(contactNotSaved: error))
    }
  }
}
