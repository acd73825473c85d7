import ContactsDomain

/// What became of the groups.
enum GroupChange {
  case loaded
  case notLoaded(StorageFailure)
  /// At that row of all groups.
  case added(Group, at: Int)
  case renamed(Group, to: Group)
  case memberAdded(Contact, to: Group)
  case memberRemoved(Contact, from: Group)
  /// It was a member before.
  case memberRestored(Contact, to: Group)
  /// From that row of all groups.
  case removed(Group, at: Int)
  /// It was removed, and is back.
  case restored(Group)
}

/// Hears of each change of the groups, whichever module made it. The groups in the change are as they are after it.
protocol GroupStoreObserver: AnyObject {
  func groupsChanged(_ change: GroupChange)
}

/// Keeps the groups that are loaded, for the interactors of all modules, and stores what these change.
///
/// It follows the contacts: the groups are loaded after them, and a contact that is removed is in no group any more.
final class GroupStore {
  private struct Observer {
    weak var value: (any GroupStoreObserver)?
  }

  // MARK: Dependencies

  private let repository: any GroupRepository
  private let restoring: any Restoring
  private let history: HistoryStore

  // MARK: State

  private(set) var groups = SortedList<Group>()
  /// Why the last load failed; nil where it did not.
  private(set) var loadFailure: StorageFailure?
  private var observers: [Observer] = []

  init(
    repository: any GroupRepository, restoring: any Restoring, history: HistoryStore, contacts: ContactStore
  ) {
    self.repository = repository
    self.restoring = restoring
    self.history = history
    contacts.addObserver(self)
  }

  // MARK: Outputs

  /// The groups in which the contact is, in their order.
  func groups(of contact: Contact) -> [Group] {
    groups.filter { $0.members.contains(contact.id) }
  }

  // MARK: Inputs

  /// Has the observer hear of what changes from now on, for as long as it lives.
  func addObserver(_ observer: any GroupStoreObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(Observer(value: observer))
  }

  func load() {
    do throws(StorageFailure) {
      groups = try repository.groups()
      loadFailure = nil
      notify(.loaded)
    } catch {
      loadFailure = error
      notify(.notLoaded(error))
    }
  }

  func add(_ name: GroupName) throws(GroupError) {
    let group = try repository.add(name)
    notify(.added(group, at: groups.insert(group)))
  }

  func rename(_ group: Group, to name: GroupName) throws(GroupError) {
    try repository.rename(group.id, to: name)
    history.push(.renamedGroup(group.id, from: group.name, to: name))
    give(name, to: group)
  }

  func insert(_ member: Contact, into group: Group) throws(StorageFailure) {
    try repository.insert(member.id, into: group.id)
    history.push(.added(member, to: group))
    notify(.memberAdded(member, to: put(member, into: group)))
  }

  func remove(_ member: Contact, from group: Group) throws(StorageFailure) {
    try repository.remove(member.id, from: group.id)
    history.push(.removed(member, from: group))
    drop(member, from: group)
  }

  func remove(_ group: Group) throws(StorageFailure) {
    try repository.remove(group.id)
    history.push(.deletedGroup(group))
    guard let row = groups.row(ofID: group.id, name: group.name) else { return }
    notify(.removed(groups.remove(at: row), at: row))
  }

  // MARK: Undoing

  func restore(_ group: Group) throws(StorageFailure) {
    try restoring.restore(group)
    _ = groups.insert(group)
    notify(.restored(group))
  }

  func restoreName(_ old: GroupName, of id: Group.ID, from new: GroupName) throws(StorageFailure) {
    do throws(GroupError) {
      try repository.rename(id, to: old)
    } catch {
      throw error.storageFailure
    }
    if let row = groups.row(ofID: id, name: new) { give(old, to: groups[row]) }
  }

  func restore(_ member: Contact, to group: Group) throws(StorageFailure) {
    try repository.insert(member.id, into: group.id)
    if let group = current(group) { notify(.memberRestored(member, to: put(member, into: group))) }
  }

  func withdraw(_ member: Contact, from group: Group) throws(StorageFailure) {
    try repository.remove(member.id, from: group.id)
    if let group = current(group) { drop(member, from: group) }
  }

  // MARK: Private

  /// The group with the members that it has now.
  private func current(_ group: Group) -> Group? {
    groups.row(ofID: group.id, name: group.name).map { groups[$0] }
  }

  private func give(_ name: GroupName, to group: Group) {
    var renamed = group
    renamed.name = name
    replace(group, with: renamed)
    notify(.renamed(group, to: renamed))
  }

  private func put(_ member: Contact, into group: Group) -> Group {
    var larger = group
    larger.members.insert(member.id)
    replace(group, with: larger)
    return larger
  }

  private func drop(_ member: Contact, from group: Group) {
    var smaller = group
    smaller.members.remove(member.id)
    replace(group, with: smaller)
    notify(.memberRemoved(member, from: smaller))
  }

  private func replace(_ old: Group, with new: Group) {
    guard let row = groups.row(ofID: old.id, name: old.name) else { return }
    _ = groups.remove(at: row)
    _ = groups.insert(new)
  }

  private func notify(_ change: GroupChange) {
    for observer in observers { observer.value?.groupsChanged(change) }
  }
}

// MARK: - ContactStoreObserver

extension GroupStore: ContactStoreObserver {
  func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded: load()
    case .removed(let contact, _): for group in groups(of: contact) { drop(contact, from: group) }
    case .restored(let deleted): restoreMemberships(of: deleted)
    // What came from a file and was put into a group since has been taken out of it before it is withdrawn.
    case .notLoaded, .arranged, .added, .imported, .changed, .withdrawn: break
    }
  }

  private func restoreMemberships(of deleted: DeletedContact) {
    for group in groups.filter({ deleted.groups.contains($0.id) }) {
      notify(.memberRestored(deleted.contact, to: put(deleted.contact, into: group)))
    }
  }
}

extension GroupError {
  /// Why storage did not take a name that it had before: nothing else can be the matter with that.
  fileprivate var storageFailure: StorageFailure {
    if case .saveFailed(let failure) = self { failure } else { StorageFailure(.unspecified) }
  }
}
