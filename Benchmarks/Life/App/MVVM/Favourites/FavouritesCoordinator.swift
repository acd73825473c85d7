import TerminalKit

/// The flow of the favourites tab: the list, and a contact over it.
final class FavouritesCoordinator {
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
    let viewModel = FavouritesViewModel(store: store) { [weak self] contact in
      self?.contactDetail.show(contact)
    }
    let stack = NavigationController(
      rootViewController: FavouritesViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Favourites")
    return stack
  }
}
