import TerminalKit

/// The flow of the contacts tab: the list, a contact over it, and the screen that adds one.
final class ContactsCoordinator {
  // MARK: Dependencies

  private let store: ContactStore
  private let groupStore: GroupStore

  // MARK: State

  private lazy var contactDetail = ContactDetailCoordinator(
    navigationController: rootViewController, store: store, groupStore: groupStore)
  private(set) lazy var rootViewController = makeRootViewController()

  init(store: ContactStore, groupStore: GroupStore) {
    self.store = store
    self.groupStore = groupStore
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
