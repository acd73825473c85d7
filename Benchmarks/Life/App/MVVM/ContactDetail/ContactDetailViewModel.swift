import ContactsDomain
import Observation

/// The state of the contact screen, and what happens on its events.
@Observable
final class ContactDetailViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let groupStore: GroupStore
  @ObservationIgnored let undo: UndoViewModel
  @ObservationIgnored private let onEdit: (Contact) -> Void
  @ObservationIgnored private let onGone: () -> Void

  // MARK: State

  private var contact: Contact

  /// - Parameters:
  ///   - onEdit: what follows when a person wants to edit the contact; takes it as it is then.
  ///   - onGone: what follows when the contact is there no more.
  init(
    contact: Contact, store: ContactStore, groupStore: GroupStore, undo: UndoViewModel,
    onEdit: @escaping (Contact) -> Void, onGone: @escaping () -> Void
  ) {
    self.contact = contact
    self.store = store
    self.groupStore = groupStore
    self.undo = undo
    self.onEdit = onEdit
    self.onGone = onGone
    store.observe(self) { viewModel, change in viewModel.contactsChanged(change) }
  }

  // MARK: Inputs

  func favouriteChanged(_ isFavourite: Bool) {
    do throws(StorageFailure) {
      try store.setFavourite(contact, isFavourite)
    } catch {
      onAlert(.saveFailed(error))
    }
  }

  func editTapped() {
    onEdit(contact)
  }

  func deleteTapped() {
    onAlert(.deletion(of: contact, style: store.nameStyle) { [weak self] in self?.delete() })
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  var title: String { store.nameStyle.text(of: contact.name) }
  var firstName: String { "First name: \(contact.name.first)" }
  var lastName: String { "Last name: \(contact.name.last)" }
  var isFavourite: Bool { contact.isFavourite }

  /// The groups that the contact is in; nil where there is none.
  var groups: String? {
    let names = groupStore.groups(of: contact).map(\.name.text)
    return names.isEmpty ? nil : "Groups: \(names.joined(separator: ", "))"
  }

  // MARK: Private

  private func delete() {
    do throws(StorageFailure) {
      try store.delete(contact)
    } catch {
      onAlert(.deletionFailed(error))
    }
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .changed(let old, let new, _, _) where old.id == contact.id: contact = new
    case .deleted(let deleted, _) where deleted.id == contact.id: onGone()
    case .importUndone(let contacts) where contacts.contains { $0.id == contact.id }: onGone()
    default: break
    }
  }
}
