import ContactsDomain

/// Hears of each change of the groups, whoever made it.
protocol GroupStoreObserver: AnyObject {
  func groupStore(_ store: GroupStore, didChange change: GroupStore.Change)
}

/// The model: holds the groups in their order, stores what is changed, and tells its observers.
///
/// It observes the contacts: groups are loaded after them, and a deleted contact is in no group any more.
final class GroupStore: ObservedStore<any GroupStoreObserver> {
  /// What happened to the groups, told once it has happened.
  enum Change: Equatable {
    /// All groups were loaded, or could not be.
    case loaded
    case added(row: Int)
    case renamed(Group.ID)
    case deleted(row: Int)
    case restored
    case memberAdded(Contact, Group.ID)
    case memberRestored(Contact, Group.ID)
    case memberRemoved(Contact, Group.ID)
  }

  // MARK: Dependencies

  private let repository: any GroupRepository
  private let restoring: any Restoring
  private let contactStore: ContactStore
  weak var recorder: (any ChangeRecorder)?

  // MARK: State

  private(set) var groups = SortedList<Group>()
  /// Why the groups are not there; nil once they have been loaded.
  private(set) var loadFailure: StorageFailure?
  /// What finds a group in the list.
  private var names: [Group.ID: GroupName] = [:]

  init(services: Services, contactStore: ContactStore) {
    repository = services.groups
    restoring = services.restoring
    self.contactStore = contactStore
    super.init()
    contactStore.addObserver(self)
  }

  // MARK: Groups

  func group(_ id: Group.ID) -> Group? {
    row(of: id).map { groups[$0] }
  }

  /// The contacts in the group, in their order.
  func members(of id: Group.ID) -> SortedList<ListedContact> {
    let members = group(id)?.members ?? []
    return SortedList(contactStore.contacts.filter { members.contains($0.id) })
  }

  /// The contacts that are not in the group, in their order.
  func others(than id: Group.ID) -> SortedList<ListedContact> {
    let members = group(id)?.members ?? []
    return SortedList(contactStore.contacts.filter { !members.contains($0.id) })
  }

  /// The groups in which the contact is, in their order.
  func groups(of contact: Contact) -> [Group] {
    groups.filter { $0.members.contains(contact.id) }
  }

  // MARK: Loading

  func load() {
    do throws(StorageFailure) {
      groups = try repository.groups()
      names = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.name) })
      loadFailure = nil
    } catch {
      loadFailure = error
    }
    notifyObservers(of: .loaded)
  }

  // MARK: Changing

  func add(_ name: GroupName) throws(GroupError) {
    let group = try repository.add(name)
    names[group.id] = name
    notifyObservers(of: .added(row: groups.insert(group)))
  }

  /// Asks nothing of storage where the group has that name already.
  func rename(_ id: Group.ID, to name: GroupName) throws(GroupError) {
    guard let oldName = names[id], name != oldName else { return }
    try setName(of: id, to: name)
    recorder?.record(.renamedGroup(id, from: oldName, to: name))
  }

  func delete(_ id: Group.ID) throws(StorageFailure) {
    try repository.remove(id)
    guard let row = row(of: id) else { return }
    let group = groups.remove(at: row)
    names[id] = nil
    recorder?.record(.deletedGroup(group))
    notifyObservers(of: .deleted(row: row))
  }

  func add(_ member: Contact, to id: Group.ID) throws(StorageFailure) {
    try repository.insert(member.id, into: id)
    update(id) { $0.members.insert(member.id) }
    if let name = names[id] { recorder?.record(.added(member, to: Group(id: id, name: name))) }
    notifyObservers(of: .memberAdded(member, id))
  }

  func remove(_ member: Contact, from id: Group.ID) throws(StorageFailure) {
    try repository.remove(member.id, from: id)
    if let name = names[id] { recorder?.record(.removed(member, from: Group(id: id, name: name))) }
    forget(member, in: id)
  }

  // MARK: Undoing

  func restore(_ group: Group) throws(StorageFailure) {
    try restoring.restore(group)
    names[group.id] = group.name
    _ = groups.insert(group)
    notifyObservers(of: .restored)
  }

  func undoRenaming(_ id: Group.ID, from oldName: GroupName) throws(StorageFailure) {
    do throws(GroupError) {
      try setName(of: id, to: oldName)
    } catch {
      throw error.storageFailure
    }
  }

  func undoAdding(_ member: Contact, to id: Group.ID) throws(StorageFailure) {
    try repository.remove(member.id, from: id)
    forget(contactStore.current(member), in: id)
  }

  func undoRemoving(_ member: Contact, from id: Group.ID) throws(StorageFailure) {
    try repository.insert(member.id, into: id)
    restore(contactStore.current(member), in: id)
  }

  // MARK: Private

  private func setName(of id: Group.ID, to name: GroupName) throws(GroupError) {
    try repository.rename(id, to: name)
    update(id) { $0.name = name }
    notifyObservers(of: .renamed(id))
  }

  private func restore(_ member: Contact, in id: Group.ID) {
    update(id) { $0.members.insert(member.id) }
    notifyObservers(of: .memberRestored(member, id))
  }

  private func forget(_ member: Contact, in id: Group.ID) {
    update(id) { $0.members.remove(member.id) }
    notifyObservers(of: .memberRemoved(member, id))
  }

  private func row(of id: Group.ID) -> Int? {
    names[id].flatMap { groups.row(ofID: id, name: $0) }
  }

  private func update(_ id: Group.ID, _ change: (inout Group) -> Void) {
    guard let row = row(of: id) else { return }
    // Out of the list while it changes: a second owner would have all its members copied.
    var group = groups.remove(at: row)
    change(&group)
    names[id] = group.name
    _ = groups.insert(group)
  }

  private func notifyObservers(of change: Change) {
    notifyObservers { $0.groupStore(self, didChange: change) }
  }
}

// MARK: - ContactStoreObserver

extension GroupStore: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    switch change {
    case .loaded where store.loadFailure == nil:
      load()
    case .deleted(let contact, _):
      for group in groups(of: contact) { forget(contact, in: group.id) }
    case .restored(let deleted):
      for id in deleted.groups { restore(deleted.contact, in: id) }
    case .loaded, .rearranged, .added, .imported, .changed:
      break
    }
  }
}

extension GroupError {
  /// Why storage refused a name that it has had before.
  fileprivate var storageFailure: StorageFailure {
    if case .saveFailed(let failure) = self { failure } else { StorageFailure(.unspecified) }
  }
}
