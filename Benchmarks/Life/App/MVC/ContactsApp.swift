public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller.
///
/// Several screens show and change the contacts and the groups at once, so that they are in stores which all of these
/// observe.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  private let pinStore: any PINStore
  private weak var window: Window?

  public init(services: Services) {
    pinStore = services.pin
    let contacts = ContactStore(services: services)
    let groups = GroupStore(services: services, contactStore: contacts)
    let history = HistoryStore(contactStore: contacts, groupStore: groups)
    rootViewController = TabBarController(viewControllers: [
      Self.makeTab(
        "Contacts",
        ContactListViewController(contactStore: contacts, groupStore: groups, historyStore: history)),
      Self.makeTab(
        "Favourites",
        FavouritesViewController(contactStore: contacts, groupStore: groups, historyStore: history)),
      Self.makeTab(
        "Groups",
        GroupListViewController(contactStore: contacts, groupStore: groups, historyStore: history)),
      Self.makeTab(
        "Settings", SettingsViewController(store: contacts, files: services.files, pinStore: services.pin)),
    ])
  }

  public func sceneWillConnect(to window: Window) {
    self.window = window
    lock()
  }

  public func sceneDidEnterBackground() {
    lock()
  }

  private func lock() {
    guard pinStore.pin != nil else { return }
    let lock = LockViewController(pinStore: pinStore)
    lock.delegate = self
    window?.coverViewController = lock
  }

  private static func makeTab(_ title: String, _ viewController: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: viewController)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}

// MARK: - LockViewControllerDelegate

extension ContactsApp: LockViewControllerDelegate {
  func lockViewControllerDidUnlock(_ controller: LockViewController) {
    window?.coverViewController = nil
  }
}
