import ContactsDomain
import Observation

/// The state of the screen that offers the contacts who are not in a group, and what happens on its events.
@Observable
final class AddMembersViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let groupStore: GroupStore
  @ObservationIgnored private let onFinish: () -> Void

  // MARK: State

  @ObservationIgnored private let id: Group.ID
  /// The members' rows among all contacts, in order: who stands between them is offered.
  @ObservationIgnored private let memberRows: [Int]

  /// - Parameter onFinish: what follows the screen.
  init(id: Group.ID, store: ContactStore, groupStore: GroupStore, onFinish: @escaping () -> Void) {
    self.id = id
    self.store = store
    self.groupStore = groupStore
    self.onFinish = onFinish
    memberRows = store.contacts(withIDs: groupStore.group(withID: id)?.members ?? [])
      .compactMap { store.row(of: $0.contact) }
  }

  // MARK: Inputs

  func viewDidLoad() {
    onRowChange(.reloaded)
  }

  func cancelTapped() {
    onFinish()
  }

  func rowSelected(at index: Int) {
    do throws(StorageFailure) {
      try groupStore.insert(candidate(at: index), into: id)
      onFinish()
    } catch {
      onAlert(.error(error.groupSaveMessage))
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Add Members"

  var content: ListContent {
    numberOfRows == 0 ? .placeholder("No contacts to add") : .rows
  }

  var numberOfRows: Int {
    store.contacts.count - memberRows.count
  }

  func row(at index: Int) -> ListRow {
    ListRow(candidate(at: index), style: store.nameStyle)
  }

  // MARK: Private

  /// The contact that is offered in the row: as many rows further down among all contacts as members stand before it,
  /// which binary search finds.
  private func candidate(at index: Int) -> Contact {
    var low = 0
    var high = memberRows.count
    while low < high {
      let middle = (low + high) / 2
      if memberRows[middle] - middle <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return store.contacts[index + low].contact
  }
}
