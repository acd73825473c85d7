import ContactsDomain
import TerminalKit

/// The groups screen: observes, formats and shows the groups, deletes them, and opens the New Group screen and a group's.
final class GroupListViewController: UndoViewController {
  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Groups"
    navigationItem.rightBarButtonItem = addButton
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    contactStore.addObserver(self)
    groupStore.addObserver(self)
    tableView.reloadData()
    updateAvailability()
  }

  // MARK: Actions

  private func addTapped() {
    present(AddGroupViewController(store: groupStore))
  }

  // MARK: Private

  private func updateAvailability() {
    addButton.isEnabled = contactStore.loadFailure == nil && groupStore.loadFailure == nil
    contentUnavailableConfiguration = makePlaceholder()
  }

  private func makePlaceholder() -> ContentUnavailableConfiguration? {
    if contactStore.loadFailure == nil, let failure = groupStore.loadFailure {
      return ContentUnavailableConfiguration(
        text: "The groups could not be loaded\(failure.explanation)",
        button: .init(title: "Retry") { [weak self] in self?.groupStore.load() })
    }
    return ContentUnavailableConfiguration(
      for: groupStore.groups, of: contactStore, emptyText: "No groups yet")
  }

  private func delete(_ group: Group) {
    do throws(StorageFailure) {
      try groupStore.delete(group.id)
    } catch {
      present(AlertController(error: "The group could not be deleted\(error.explanation)"))
    }
  }
}

// MARK: - ContactStoreObserver

extension GroupListViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    updateAvailability()
  }
}

// MARK: - GroupStoreObserver

extension GroupListViewController: GroupStoreObserver {
  func groupStore(_ store: GroupStore, didChange change: GroupStore.Change) {
    updateAvailability()
    switch change {
    case .added(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    case .deleted(let row):
      tableView.deleteRow(at: row)
    case .loaded, .renamed, .restored, .memberAdded, .memberRestored, .memberRemoved:
      tableView.reloadData()
    }
  }
}

// MARK: - TableViewDataSource

extension GroupListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    groupStore.groups.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let group = groupStore.groups[row]
    return TableViewCell(text: "\(group.name.text) (\(group.members.count))")
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    let group = groupStore.groups[row]
    present(AlertController(toDelete: group) { [weak self] in self?.delete(group) })
  }
}

// MARK: - TableViewDelegate

extension GroupListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let groupDetail = GroupDetailViewController(
      contactStore: contactStore, groupStore: groupStore, historyStore: historyStore,
      groupID: groupStore.groups[row].id)
    navigationController?.pushViewController(groupDetail)
  }
}
