import ContactsDomain
import TerminalKit

/// The flow of the contacts tab: the list, a contact over it, and the screen that adds one.
final class ContactsCoordinator {
  // MARK: Dependencies

  private let stores: AppStore

  // MARK: State

  private let contactDetail: ContactDetailCoordinator
  private(set) lazy var rootViewController = makeRootViewController()

  init(stores: AppStore) {
    self.stores = stores
    contactDetail = ContactDetailCoordinator(stores: stores)
  }

  // MARK: Private

  private func makeRootViewController() -> NavigationController {
    let viewModel = ContactListViewModel(
      store: stores.contacts, undo: UndoViewModel(stores),
      onAdd: { [weak self] in self?.showAddContact() },
      onSelect: { [weak self] contact in self?.showContact(contact) })
    let stack = NavigationController(
      rootViewController: ContactListViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Contacts")
    return stack
  }

  private func showContact(_ contact: Contact) {
    contactDetail.show(contact, in: rootViewController)
  }

  private func showAddContact() {
    let viewModel = ContactFormViewModel(purpose: .add, store: stores.contacts) { [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(ContactFormViewController(viewModel: viewModel))
  }
}
