import ContactsDomain
import TerminalKit

/// The group's screen: observes, formats and shows one group and its members, takes members out, and opens the Rename
/// Group and the Add Members screen and a contact's.
final class GroupDetailViewController: UndoViewController {
  // MARK: State

  private let groupID: Group.ID
  private var members = SortedList<ListedContact>()

  // MARK: Views

  private let tableView = TableView()

  init(contactStore: ContactStore, groupStore: GroupStore, historyStore: HistoryStore, groupID: Group.ID) {
    self.groupID = groupID
    super.init(contactStore: contactStore, groupStore: groupStore, historyStore: historyStore)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Add") { [weak self] in self?.addTapped() },
      BarButtonItem(title: "Rename") { [weak self] in self?.renameTapped() },
    ]
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    contactStore.addObserver(self)
    groupStore.addObserver(self)
    showName()
    showMembers()
  }

  // MARK: Actions

  private func addTapped() {
    present(
      AddMembersViewController(contactStore: contactStore, groupStore: groupStore, groupID: groupID))
  }

  private func renameTapped() {
    present(AddGroupViewController(store: groupStore, groupID: groupID))
  }

  // MARK: Private

  private func showName() {
    title = groupStore.group(groupID)?.name.text ?? ""
  }

  private func showMembers() {
    members = groupStore.members(of: groupID)
    tableView.reloadData()
    updatePlaceholder()
  }

  private func updatePlaceholder() {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      for: members, of: contactStore, emptyText: "No members yet")
  }

  private func insertRow(of member: Contact) {
    let row = members.insert(contactStore.listed(member))
    updatePlaceholder()
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  /// Nothing is marked or brought into view.
  private func restoreRow(of member: Contact) {
    _ = members.insert(contactStore.listed(member))
    updatePlaceholder()
    tableView.reloadData()
  }

  private func deleteRow(of member: Contact) {
    guard let row = members.row(of: contactStore.listed(member)) else { return }
    _ = members.remove(at: row)
    updatePlaceholder()
    tableView.deleteRow(at: row)
  }
}

// MARK: - ContactStoreObserver

extension GroupDetailViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    switch change {
    case .rearranged:
      showMembers()
    case .changed(let old, let new, _, _):
      guard members.move(store.listed(old), to: store.listed(new)) != nil else { return }
      tableView.reloadData()
    case .loaded, .added, .imported, .restored, .deleted:
      break
    }
  }
}

// MARK: - GroupStoreObserver

extension GroupDetailViewController: GroupStoreObserver {
  func groupStore(_ store: GroupStore, didChange change: GroupStore.Change) {
    switch change {
    case .renamed(groupID): showName()
    case .memberAdded(let member, groupID): insertRow(of: member)
    case .memberRestored(let member, groupID): restoreRow(of: member)
    case .memberRemoved(let member, groupID): deleteRow(of: member)
    default: break
    }
  }
}

// MARK: - TableViewDataSource

extension GroupDetailViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    members.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(members[row].contact, style: contactStore.nameStyle)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    do throws(StorageFailure) {
      try groupStore.remove(members[row].contact, from: groupID)
    } catch {
      present(AlertController(groupNotSaved: error))
    }
  }
}

// MARK: - TableViewDelegate

extension GroupDetailViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let contactDetail = ContactDetailViewController(
      contactStore: contactStore, groupStore: groupStore, historyStore: historyStore,
      contact: members[row].contact)
    navigationController?.pushViewController(contactDetail)
  }
}
