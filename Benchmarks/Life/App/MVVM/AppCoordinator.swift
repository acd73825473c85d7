import ContactsDomain
import TerminalKit

/// The flow of the app: its tabs, each of which has a flow of its own, and the lock in front of them.
///
/// A coordinator creates each scene when it is needed and takes it away when it has ended. Without it a view would have
/// to create the next scene, and with that know what its view model is made of.
final class AppCoordinator {
  // MARK: State

  private let contacts: ContactsCoordinator
  private let favourites: FavouritesCoordinator
  private let groups: GroupsCoordinator
  private let settings: SettingsCoordinator
  private let lock: LockCoordinator
  let rootViewController: TabBarController

  init(services: Services) {
    let stores = AppStore(services: services)
    contacts = ContactsCoordinator(stores: stores)
    favourites = FavouritesCoordinator(stores: stores)
    groups = GroupsCoordinator(stores: stores)
    settings = SettingsCoordinator(stores: stores, files: services.files)
    lock = LockCoordinator(settings: stores.settings)
    rootViewController = TabBarController(viewControllers: [
      contacts.rootViewController, favourites.rootViewController, groups.rootViewController,
      settings.rootViewController,
    ])
  }

  func start(in window: Window) {
    lock.start(in: window)
  }

  func didEnterBackground() {
    lock.lock()
  }
}
