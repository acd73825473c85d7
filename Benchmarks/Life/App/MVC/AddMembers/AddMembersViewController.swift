import ContactsDomain
import TerminalKit

/// The Add Members screen: formats and shows the contacts that are not in the group, puts the chosen one into it, and
/// closes itself.
final class AddMembersViewController: ViewController {
  // MARK: Dependencies

  private let store: GroupStore

  // MARK: State

  private let groupID: Group.ID
  private let contacts: SortedList<Contact>

  // MARK: Views

  private let tableView = TableView()

  init(store: GroupStore, groupID: Group.ID) {
    self.store = store
    self.groupID = groupID
    contacts = store.others(than: groupID)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Add Members"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.reloadData()
    if contacts.isEmpty {
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: "No contacts to add")
    }
  }

  // MARK: Actions

  private func cancelTapped() {
    dismiss()
  }
}

// MARK: - TableViewDataSource

extension AddMembersViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(contacts[row])
  }
}

// MARK: - TableViewDelegate

extension AddMembersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    do throws(StorageFailure) {
      try store.add(contacts[row], to: groupID)
      dismiss()
    } catch {
      present(AlertController(groupNotSaved: error))
    }
  }
}
