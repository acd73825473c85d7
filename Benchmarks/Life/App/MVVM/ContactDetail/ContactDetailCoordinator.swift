import ContactsDomain
import TerminalKit

/// The flow around a contact's screen, the same in each stack: shows it, has it edited, and closes it when the contact has
/// gone.
final class ContactDetailCoordinator {
  // MARK: Dependencies

  private let navigationController: NavigationController
  private let store: ContactStore
  private let groupStore: GroupStore

  init(navigationController: NavigationController, store: ContactStore, groupStore: GroupStore) {
    self.navigationController = navigationController
    self.store = store
    self.groupStore = groupStore
  }

  /// Pushes the contact's screen.
  func show(_ contact: Contact) {
    let viewModel = ContactDetailViewModel(
      contact: contact, store: store, groupStore: groupStore,
      onEdit: { [weak self] contact in self?.showEditContact(contact) },
      onGone: { [weak self] in _ = self?.navigationController.popViewController() })
    navigationController.pushViewController(ContactDetailViewController(viewModel: viewModel))
  }

  // MARK: Private

  private func showEditContact(_ contact: Contact) {
    let viewModel = ContactFormViewModel(purpose: .edit(contact), store: store) { [weak self] in
      self?.navigationController.dismiss()
    }
    navigationController.present(ContactFormViewController(viewModel: viewModel))
  }
}
