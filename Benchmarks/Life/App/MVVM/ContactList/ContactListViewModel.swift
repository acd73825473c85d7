import ContactsDomain
import Observation

/// The state of the contacts screen, and what happens on its events.
@Observable
final class ContactListViewModel: ListViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored let undo: UndoViewModel
  @ObservationIgnored private let onAdd: () -> Void
  @ObservationIgnored private let onSelect: (Contact) -> Void

  /// - Parameters:
  ///   - onAdd: what follows when a person wants to add a contact.
  ///   - onSelect: what follows when a person has chosen a contact; takes that contact.
  init(
    store: ContactStore, undo: UndoViewModel, onAdd: @escaping () -> Void,
    onSelect: @escaping (Contact) -> Void
  ) {
    self.store = store
    self.undo = undo
    self.onAdd = onAdd
    self.onSelect = onSelect
  }

  // MARK: Inputs

  func viewDidLoad() {
    store.observe(self) { viewModel, change in viewModel.contactsChanged(change) }
    loadContacts()
  }

  func addTapped() {
    onAdd()
  }

  func rowSelected(at index: Int) {
    onSelect(store.contacts[index].contact)
  }

  func accessoryTapped(at index: Int) {
    let contact = store.contacts[index].contact
    do throws(StorageFailure) {
      try store.setFavourite(contact, !contact.isFavourite)
    } catch {
      onAlert(.saveFailed(error))
    }
  }

  func deleteTapped(at index: Int) {
    let contact = store.contacts[index].contact
    onAlert(.deletion(of: contact, style: store.nameStyle) { [weak self] in self?.delete(contact) })
  }

  func retryTapped() {
    loadContacts()
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Contacts"
  let canDeleteRows = true

  var content: ListContent {
    if let failure = store.loadFailure { return .failure(failure.loadMessage) }
    return store.contacts.isEmpty ? .placeholder("No contacts yet") : .rows
  }

  var isAddEnabled: Bool {
    store.loadFailure == nil
  }

  var numberOfRows: Int {
    store.contacts.count
  }

  func row(at index: Int) -> ListRow {
    ListRow(starred: store.contacts[index].contact, style: store.nameStyle)
  }

  func firstRow(beginningWith text: String) -> Int? {
    store.contacts.firstRow(beginningWith: text, style: store.nameStyle)
  }

  // MARK: Private

  private func loadContacts() {
    do throws(StorageFailure) {
      try store.load()
    } catch {
      onAlert(.loadFailed(error) { [weak self] in self?.retryTapped() })
    }
  }

  private func delete(_ contact: Contact) {
    do throws(StorageFailure) {
      try store.delete(contact)
    } catch {
      onAlert(.deletionFailed(error))
    }
  }

  private func contactsChanged(_ change: ContactChange) {
    switch change {
    case .loaded, .relisted, .imported, .restored, .importUndone: onRowChange(.reloaded)
    case .added(_, let row): onRowChange(.inserted(at: row))
    case .changed(_, _, let oldRow, let newRow): onRowChange(.moved(from: oldRow, to: newRow))
    case .deleted(_, let row): onRowChange(.deleted(at: row))
    }
  }
}
