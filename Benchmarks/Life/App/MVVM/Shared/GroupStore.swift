import ContactsDomain
import Observation

/// What has become of the groups.
enum GroupChange {
  case loaded
  case added(Group, row: Int)
  case renamed(Group, oldRow: Int, newRow: Int)
  case memberAdded(Contact, to: Group, row: Int)
  case memberRemoved(Contact, from: Group, row: Int)
  case memberRestored(Contact, to: Group, row: Int)
  case deleted(Group, row: Int)
  case restored(Group)
}

/// The groups, for all screens that show them: keeps what is loaded, has changes stored, and tells of them.
///
/// It follows the contacts: the groups are loaded when those have been, and a contact that is deleted leaves them.
@Observable
final class GroupStore: Store<GroupChange> {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any GroupRepository
  @ObservationIgnored private let restoring: any Restoring
  @ObservationIgnored private let history: HistoryStore

  // MARK: State

  private(set) var groups = SortedList<Group>()
  /// Why there are no groups, where they could not be loaded.
  private(set) var loadFailure: StorageFailure?
  /// The names by which a group's row is found.
  @ObservationIgnored private var names: [Group.ID: GroupName] = [:]

  init(
    repository: any GroupRepository, restoring: any Restoring, contactStore: ContactStore,
    history: HistoryStore
  ) {
    self.repository = repository
    self.restoring = restoring
    self.history = history
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
    let oldName = names[id]
    try setName(name, of: id)
    if let oldName { history.record(.renamedGroup(id, from: oldName, to: name)) }
  }

  func insert(_ member: Contact, into id: Group.ID) throws(StorageFailure) {
    try repository.insert(member.id, into: id)
    guard let row = row(of: id) else { return }
    memberJoined(member.id, at: row)
    history.record(.added(member, to: nameOfGroup(at: row)))
    notifyObservers(of: .memberAdded(member, to: groups[row], row: row))
  }

  func remove(_ member: Contact, from id: Group.ID) throws(StorageFailure) {
    try repository.remove(member.id, from: id)
    guard let row = row(of: id) else { return }
    memberLeft(member, at: row)
    history.record(.removed(member, from: nameOfGroup(at: row)))
  }

  func delete(_ id: Group.ID) throws(StorageFailure) {
    try repository.remove(id)
    guard let row = row(of: id) else { return }
    names[id] = nil
    let group = groups.remove(at: row)
    history.record(.deletedGroup(group))
    notifyObservers(of: .deleted(group, row: row))
  }

  // MARK: Undoing

  func restore(_ group: Group) throws(StorageFailure) {
    try restoring.restore(group)
    names[group.id] = group.name
    _ = groups.insert(group)
    notifyObservers(of: .restored(group))
  }

  func undoRenaming(_ id: Group.ID, from oldName: GroupName) throws(GroupError) {
    try setName(oldName, of: id)
  }

  func undoInserting(_ member: Contact, into id: Group.ID) throws(StorageFailure) {
    try repository.remove(member.id, from: id)
    if let row = row(of: id) { memberLeft(member, at: row) }
  }

  func undoRemoving(_ member: Contact, from id: Group.ID) throws(StorageFailure) {
    try repository.insert(member.id, into: id)
    restoreMember(member, of: id)
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

  /// The group of the row by its name alone: with its members, the history would hold them all again after each change.
  private func nameOfGroup(at row: Int) -> Group {
    Group(id: groups[row].id, name: groups[row].name)
  }

  private func setName(_ name: GroupName, of id: Group.ID) throws(GroupError) {
    try repository.rename(id, to: name)
    guard let oldRow = row(of: id) else { return }
    names[id] = name
    let newRow = update(at: oldRow) { $0.name = name }
    notifyObservers(of: .renamed(groups[newRow], oldRow: oldRow, newRow: newRow))
  }

  private func memberJoined(_ id: Contact.ID, at row: Int) {
    _ = update(at: row) { $0.members.insert(id) }
  }

  private func restoreMember(_ member: Contact, of id: Group.ID) {
    guard let row = row(of: id) else { return }
    memberJoined(member.id, at: row)
    notifyObservers(of: .memberRestored(member, to: groups[row], row: row))
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
    case .restored(let deleted):
      for id in deleted.groups { restoreMember(deleted.contact, of: id) }
    // What is imported is in no group until it is put into one, which is undone before the import is.
    case .added, .changed, .relisted, .imported, .importUndone:
      break
    }
  }
}
