import ContactsDomain
import Observation

/// What has become of the groups.
enum GroupChange {
  case loaded
  case added(Group, row: Int)
  case renamed(Group, oldRow: Int, newRow: Int)
  case memberAdded(Contact, to: Group, row: Int)
  case memberRemoved(Contact, from: Group, row: Int)
  case deleted(Group, row: Int)
}

/// The groups, for all screens that show them: keeps what is loaded, has changes stored, and tells of them.
///
/// It follows the contacts: the groups are loaded when those have been, and a contact that is deleted leaves them.
@Observable
final class GroupStore: Store<GroupChange> {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any GroupRepository

  // MARK: State

  private(set) var groups = SortedList<Group>()
  /// Why there are no groups, where they could not be loaded.
  private(set) var loadFailure: StorageFailure?
  /// The names by which a group's row is found.
  @ObservationIgnored private var names: [Group.ID: GroupName] = [:]

  init(repository: any GroupRepository, contactStore: ContactStore) {
    self.repository = repository
    super.init()
    contactStore.observe(self) { store, change in store.contactsChanged(change) }
  }

  func group(withID id: Group.ID) -> Group? {
    row(of: id).map { groups[$0] }
  }

  /// The groups that the contact is in, in their order.
  func groups(of contact: Contact) -> [Group] {
    groups.filter { $0.members.contains(contact.id) }
  }

  // MARK: Changing

  func load() {
    do throws(StorageFailure) {
      groups = try repository.groups()
      names = Dictionary(uniqueKeysWithValues: groups.lazy.map { ($0.id, $0.name) })
      loadFailure = nil
      notifyObservers(of: .loaded)
    } catch {
      loadFailure = error
    }
  }

  func add(_ name: GroupName) throws(GroupError) {
    let group = try repository.add(name)
    names[group.id] = name
    notifyObservers(of: .added(group, row: groups.insert(group)))
  }

  func rename(_ id: Group.ID, to name: GroupName) throws(GroupError) {
    try repository.rename(id, to: name)
    guard let oldRow = row(of: id) else { return }
    names[id] = name
    let newRow = update(at: oldRow) { $0.name = name }
    notifyObservers(of: .renamed(groups[newRow], oldRow: oldRow, newRow: newRow))
  }

  func insert(_ member: Contact, into id: Group.ID) throws(StorageFailure) {
    try repository.insert(member.id, into: id)
    guard let row = row(of: id) else { return }
    _ = update(at: row) { $0.members.insert(member.id) }
    notifyObservers(of: .memberAdded(member, to: groups[row], row: row))
  }

  func remove(_ member: Contact, from id: Group.ID) throws(StorageFailure) {
    try repository.remove(member.id, from: id)
    if let row = row(of: id) { memberLeft(member, at: row) }
  }

  func delete(_ id: Group.ID) throws(StorageFailure) {
    try repository.remove(id)
    guard let row = row(of: id) else { return }
    names[id] = nil
    notifyObservers(of: .deleted(groups.remove(at: row), row: row))
  }

  // MARK: Private

  private func row(of id: Group.ID) -> Int? {
    names[id].flatMap { groups.row(ofID: id, name: $0) }
  }

  /// Changes the group of the row, and puts it where it belongs then. Returns its new row.
  ///
  /// Meanwhile it is in no list: a second reference would have all its members copied.
  private func update(at row: Int, _ change: (inout Group) -> Void) -> Int {
    var group = groups.remove(at: row)
    change(&group)
    return groups.insert(group)
  }

  private func memberLeft(_ member: Contact, at row: Int) {
    _ = update(at: row) { $0.members.remove(member.id) }
    notifyObservers(of: .memberRemoved(member, from: groups[row], row: row))
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded:
      load()
    case .deleted(let contact, _):
      for row in groups.indices where groups[row].members.contains(contact.id) {
        memberLeft(contact, at: row)
      }
    case .added, .changed:
      break
    }
  }
}
