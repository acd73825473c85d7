import ContactsDomain
import TerminalKit

/// The Add Members screen: formats and shows the contacts that are not in the group, puts the chosen one into it, and
/// closes itself.
final class AddMembersViewController: ViewController {
  // MARK: Dependencies

  private let contactStore: ContactStore
  private let groupStore: GroupStore

  // MARK: State

  private let groupID: Group.ID
  private let contacts: SortedList<ListedContact>

  // MARK: Views

  private let tableView = TableView()

  init(contactStore: ContactStore, groupStore: GroupStore, groupID: Group.ID) {
    self.contactStore = contactStore
    self.groupStore = groupStore
    self.groupID = groupID
    contacts = groupStore.others(than: groupID)
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
    TableViewCell(contacts[row].contact, style: contactStore.nameStyle)
  }
}

// MARK: - TableViewDelegate

extension AddMembersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    do throws(StorageFailure) {
      try groupStore.add(contacts[row].contact, to: groupID)
      dismiss()
    } catch {
      present(AlertController(groupNotSaved: error))
    }
  }
}
