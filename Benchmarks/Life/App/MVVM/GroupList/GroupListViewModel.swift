import ContactsDomain
import Observation

/// The state of the groups screen, and what happens on its events.
@Observable
final class GroupListViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let groupStore: GroupStore
  @ObservationIgnored let undo: UndoViewModel
  @ObservationIgnored private let onAdd: () -> Void
  @ObservationIgnored private let onSelect: (Group.ID) -> Void

  /// - Parameters:
  ///   - onAdd: what follows when a person wants to add a group.
  ///   - onSelect: what follows when a person has chosen a group.
  init(
    store: ContactStore, groupStore: GroupStore, undo: UndoViewModel, onAdd: @escaping () -> Void,
    onSelect: @escaping (Group.ID) -> Void
  ) {
    self.store = store
    self.groupStore = groupStore
    self.undo = undo
    self.onAdd = onAdd
    self.onSelect = onSelect
  }

  // MARK: Inputs

  func viewDidLoad() {
    groupStore.observe(self) { viewModel, change in viewModel.groupsChanged(change) }
    onRowChange(.reloaded)
  }

  func addTapped() {
    onAdd()
  }

  func rowSelected(at index: Int) {
    onSelect(groupStore.groups[index].id)
  }

  func deleteTapped(at index: Int) {
    let group = groupStore.groups[index]
    onAlert(
      .deletion(title: "Delete Group", message: "Delete the group \(group.name.text)?") {
        [weak self, id = group.id] in self?.delete(id)
      })
  }

  func retryTapped() {
    guard store.loadFailure != nil else {
      groupStore.load()
      return
    }
    do throws(StorageFailure) {
      try store.load()
    } catch {
      onAlert(.loadFailed(error) { [weak self] in self?.retryTapped() })
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Groups"
  let canDeleteRows = true

  var content: ListContent {
    if let failure = store.loadFailure { return .failure(failure.loadMessage) }
    if let failure = groupStore.loadFailure {
      return .failure("The groups could not be loaded\(failure.explanation)")
    }
    return groupStore.groups.isEmpty ? .placeholder("No groups yet") : .rows
  }

  var isAddEnabled: Bool {
    store.loadFailure == nil && groupStore.loadFailure == nil
  }

  var numberOfRows: Int {
    groupStore.groups.count
  }

  func row(at index: Int) -> ListRow {
    ListRow(groupStore.groups[index])
  }

  // MARK: Private

  private func delete(_ id: Group.ID) {
    do throws(StorageFailure) {
      try groupStore.delete(id)
    } catch {
      onAlert(.error("The group could not be deleted\(error.explanation)"))
    }
  }

  private func groupsChanged(_ change: GroupChange) {
    switch change {
    case .loaded, .restored: onRowChange(.reloaded)
    case .added(_, let row): onRowChange(.inserted(at: row))
    case .renamed(_, let oldRow, let newRow): onRowChange(.moved(from: oldRow, to: newRow))
    case .memberAdded(_, _, let row), .memberRemoved(_, _, let row), .memberRestored(_, _, let row):
      onRowChange(.updated(at: row))
    case .deleted(_, let row): onRowChange(.deleted(at: row))
    }
  }
}
