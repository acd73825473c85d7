import ContactsDomain
import TerminalKit

/// The contacts screen: has the contacts loaded, observes, formats and shows them, changes their stars, deletes them, and
/// opens the Add screen and a contact's.
final class ContactListViewController: UndoViewController {
  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    contactStore.addObserver(self)
    contactStore.load()
  }

  // MARK: Actions

  private func addTapped() {
    present(AddContactViewController(store: contactStore))
  }

  // MARK: Private

  private func updatePlaceholder() {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      for: contactStore.contacts, of: contactStore, emptyText: "No contacts yet")
  }

  private func showLoadFailure(_ failure: StorageFailure) {
    let alert = AlertController(title: "Error", message: failure.contactsNotLoadedMessage)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.contactStore.load() })
    present(alert)
  }

  private func delete(_ contact: Contact) {
    do throws(StorageFailure) {
      try contactStore.delete(contact)
    } catch {
      present(AlertController(contactNotDeleted: error))
    }
  }
}

// MARK: - ContactStoreObserver

extension ContactListViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    updatePlaceholder()
    switch change {
    case .loaded:
      addButton.isEnabled = contactStore.loadFailure == nil
      tableView.reloadData()
      if let failure = contactStore.loadFailure { showLoadFailure(failure) }
    case .added(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    case .changed(_, _, let from, let to) where from == to:
      tableView.reloadRow(at: to)
    case .rearranged, .imported, .restored, .changed:
      tableView.reloadData()
    case .deleted(_, let row):
      tableView.deleteRow(at: row)
    }
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    contactStore.contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(starred: contactStore.contacts[row].contact, style: contactStore.nameStyle)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    contactStore.contacts.firstRow(beginningWith: title, style: contactStore.nameStyle)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    let contact = contactStore.contacts[row].contact
    present(
      AlertController(toDelete: contact, style: contactStore.nameStyle) { [weak self] in self?.delete(contact)
      })
  }
}

// MARK: - TableViewDelegate

extension ContactListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let contactDetail = ContactDetailViewController(
      contactStore: contactStore, groupStore: groupStore, historyStore: historyStore,
      contact: contactStore.contacts[row].contact)
    navigationController?.pushViewController(contactDetail)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    let contact = contactStore.contacts[row].contact
    do throws(StorageFailure) {
      try contactStore.setFavourite(contact, !contact.isFavourite)
    } catch {
      present(AlertController(contactNotSaved: error))
    }
  }
}
