import ContactsDomain
import Observation

/// The state of a group's screen, and what happens on its events.
@Observable
final class GroupDetailViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let groupStore: GroupStore
  @ObservationIgnored let undo: UndoViewModel
  @ObservationIgnored private let onRename: () -> Void
  @ObservationIgnored private let onAdd: () -> Void
  @ObservationIgnored private let onSelect: (Contact) -> Void

  // MARK: State

  @ObservationIgnored private let id: Group.ID
  private var members = SortedList<ListedContact>()

  /// - Parameters:
  ///   - onRename: what follows when a person wants to give the group another name.
  ///   - onAdd: what follows when a person wants to add members.
  ///   - onSelect: what follows when a person has chosen a member; takes that contact.
  init(
    id: Group.ID, store: ContactStore, groupStore: GroupStore, undo: UndoViewModel,
    onRename: @escaping () -> Void,
    onAdd: @escaping () -> Void, onSelect: @escaping (Contact) -> Void
  ) {
    self.id = id
    self.store = store
    self.groupStore = groupStore
    self.undo = undo
    self.onRename = onRename
    self.onAdd = onAdd
    self.onSelect = onSelect
  }

  // MARK: Inputs

  func viewDidLoad() {
    store.observe(self) { viewModel, change in viewModel.contactsChanged(change) }
    groupStore.observe(self) { viewModel, change in viewModel.groupsChanged(change) }
    reloadMembers()
  }

  func renameTapped() {
    onRename()
  }

  func addTapped() {
    onAdd()
  }

  func rowSelected(at index: Int) {
    onSelect(members[index].contact)
  }

  func deleteTapped(at index: Int) {
    do throws(StorageFailure) {
      try groupStore.remove(members[index].contact, from: id)
    } catch {
      onAlert(.error(error.groupSaveMessage))
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  var title: String { groupStore.group(withID: id)?.name.text ?? "" }
  let canDeleteRows = true

  var content: ListContent {
    members.isEmpty ? .placeholder("No members yet") : .rows
  }

  var numberOfRows: Int {
    members.count
  }

  func row(at index: Int) -> ListRow {
    ListRow(members[index].contact, style: store.nameStyle)
  }

  // MARK: Private

  private func reloadMembers() {
    members = store.contacts(withIDs: groupStore.group(withID: id)?.members ?? [])
    onRowChange(.reloaded)
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .relisted:
      reloadMembers()
    case .changed(let old, let new, _, _):
      guard let rows = members.move(store.listed(old), to: store.listed(new)) else { return }
      onRowChange(.moved(from: rows.from, to: rows.to))
    case .loaded, .added, .deleted, .imported, .restored, .importUndone:
      break
    }
  }

  private func groupsChanged(_ change: GroupChange) {
    switch change {
    case .memberAdded(let contact, let group, _) where group.id == id:
      onRowChange(.inserted(at: members.insert(store.listed(contact))))
    case .memberRemoved(let contact, let group, _) where group.id == id:
      guard let row = members.row(of: store.listed(contact)) else { return }
      _ = members.remove(at: row)
      onRowChange(.deleted(at: row))
    case .memberRestored(let contact, let group, _) where group.id == id:
      _ = members.insert(store.listed(contact))
      onRowChange(.reloaded)
    default:
      break
    }
  }
}
