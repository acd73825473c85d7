import TerminalKit

/// The flow of the favourites tab: the list, and a contact over it.
final class FavouritesCoordinator {
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
    let viewModel = FavouritesViewModel(store: store) { [weak self] contact in
      self?.contactDetail.show(contact)
    }
    let stack = NavigationController(
      rootViewController: FavouritesViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Favourites")
    return stack
  }
}
