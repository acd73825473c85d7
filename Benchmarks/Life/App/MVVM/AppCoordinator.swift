import ContactsDomain
import TerminalKit

/// The flow of the app: its tabs, each of which has a flow of its own.
///
/// A coordinator creates each scene when it is needed and takes it away when it has ended. Without it a view would have
/// to create the next scene, and with that know what its view model is made of.
final class AppCoordinator {
  // MARK: State

  private let contacts: ContactsCoordinator
  private let favourites: FavouritesCoordinator
  private let groups: GroupsCoordinator
  let rootViewController: TabBarController

  init(services: Services) {
    let store = ContactStore(
      repository: services.contacts, renaming: services.renaming, favourites: services.favourites)
    let groupStore = GroupStore(repository: services.groups, contactStore: store)
    contacts = ContactsCoordinator(store: store, groupStore: groupStore)
    favourites = FavouritesCoordinator(store: store, groupStore: groupStore)
    groups = GroupsCoordinator(store: store, groupStore: groupStore)
    rootViewController = TabBarController(viewControllers: [
      contacts.rootViewController, favourites.rootViewController, groups.rootViewController,
    ])
  }
}
