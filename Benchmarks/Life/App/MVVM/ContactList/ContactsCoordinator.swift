import TerminalKit

/// The flow of the contacts tab: the list, a contact over it, and the screen that adds one.
final class ContactsCoordinator {
  // MARK: Dependencies

  private let store: ContactStore

  // MARK: State

  private lazy var contactDetail = ContactDetailCoordinator(
    navigationController: rootViewController, store: store)
  private(set) lazy var rootViewController = makeRootViewController()

  init(store: ContactStore) {
    self.store = store
  }

  // MARK: Private

  private func makeRootViewController() -> NavigationController {
    let viewModel = ContactListViewModel(
      store: store,
      onAdd: { [weak self] in self?.showAddContact() },
      onSelect: { [weak self] contact in self?.contactDetail.show(contact) })
    let stack = NavigationController(
      rootViewController: ContactListViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Contacts")
    return stack
  }

  private func showAddContact() {
    let viewModel = ContactFormViewModel(purpose: .add, store: store) { [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(ContactFormViewController(viewModel: viewModel))
  }
}
