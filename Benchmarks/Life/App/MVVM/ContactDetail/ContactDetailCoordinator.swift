import ContactsDomain
import TerminalKit

/// The flow around a contact's screen, the same in each stack: shows it, has it edited, and closes it when the contact has
/// gone.
final class ContactDetailCoordinator {
  // MARK: Dependencies

  private let stores: AppStore

  init(stores: AppStore) {
    self.stores = stores
  }

  /// Pushes the contact's screen onto the stack.
  func show(_ contact: Contact, in stack: NavigationController) {
    let viewModel = ContactDetailViewModel(
      contact: contact, store: stores.contacts, groupStore: stores.groups, undo: UndoViewModel(stores),
      onEdit: { [weak self, weak stack] contact in
        if let stack { self?.showEditContact(contact, in: stack) }
      },
      onGone: { [weak stack] in _ = stack?.popViewController() })
    stack.pushViewController(ContactDetailViewController(viewModel: viewModel))
  }

  // MARK: Private

  private func showEditContact(_ contact: Contact, in stack: NavigationController) {
    let viewModel = ContactFormViewModel(purpose: .edit(contact), store: stores.contacts) { [weak stack] in
      stack?.dismiss()
    }
    stack.present(ContactFormViewController(viewModel: viewModel))
  }
}
