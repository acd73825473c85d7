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
  /// From that row of all groups.
  case removed(Group, at: Int)
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

  // MARK: State

  private(set) var groups = SortedList<Group>()
  /// Why the last load failed; nil where it did not.
  private(set) var loadFailure: StorageFailure?
  private var observers: [Observer] = []

  init(repository: any GroupRepository, contacts: ContactStore) {
    self.repository = repository
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
    var renamed = group
    renamed.name = name
    replace(group, with: renamed)
    notify(.renamed(group, to: renamed))
  }

  func insert(_ member: Contact, into group: Group) throws(StorageFailure) {
    try repository.insert(member.id, into: group.id)
    var larger = group
    larger.members.insert(member.id)
    replace(group, with: larger)
    notify(.memberAdded(member, to: larger))
  }

  func remove(_ member: Contact, from group: Group) throws(StorageFailure) {
    try repository.remove(member.id, from: group.id)
    drop(member, from: group)
  }

  func remove(_ group: Group) throws(StorageFailure) {
    try repository.remove(group.id)
    guard let row = groups.row(ofID: group.id, name: group.name) else { return }
    notify(.removed(groups.remove(at: row), at: row))
  }

  // MARK: Private

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
    case .notLoaded, .added, .changed: break
    }
  }
}
