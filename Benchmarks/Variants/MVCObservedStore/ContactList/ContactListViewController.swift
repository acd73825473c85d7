import ContactsDomain
import TerminalKit

/// The contacts screen: observes the contacts, formats and shows them, and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let store: ContactStore

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  init(store: ContactStore) {
    self.store = store
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    store.addObserver(self)
    loadContacts()
  }

  // MARK: Actions

  private func addTapped() {
    present(AddContactViewController(store: store))
  }

  // MARK: Private

  private func loadContacts() {
    do throws(StorageFailure) {
      try store.load()
    } catch {
      showLoadFailure(error)
    }
  }

  private func updatePlaceholder() {
    contentUnavailableConfiguration =
      store.contacts.isEmpty ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  private func showLoadFailure(_ failure: StorageFailure) {
    let message = "The contacts could not be loaded\(failure.explanation)"
    addButton.isEnabled = false
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: message,
      button: .init(title: "Retry") { [weak self] in self?.loadContacts() })
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.loadContacts() })
    present(alert)
  }
}

// MARK: - ContactStoreObserver

extension ContactListViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    updatePlaceholder()
    switch change {
    case .loaded:
      addButton.isEnabled = true
      tableView.reloadData()
    case .inserted(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    }
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    store.contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = store.contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    store.contacts.firstRow(beginningWith: title)
  }
}
