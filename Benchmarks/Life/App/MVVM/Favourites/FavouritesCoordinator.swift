import ContactsDomain
import TerminalKit

/// The flow of the favourites tab: the list, and a contact over it.
final class FavouritesCoordinator {
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
    let viewModel = FavouritesViewModel(store: stores.contacts, undo: UndoViewModel(stores)) {
      [weak self] contact in self?.showContact(contact)
    }
    let stack = NavigationController(
      rootViewController: FavouritesViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Favourites")
    return stack
  }

  private func showContact(_ contact: Contact) {
    contactDetail.show(contact, in: rootViewController)
  }
}
