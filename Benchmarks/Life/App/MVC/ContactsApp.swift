public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller.
///
/// Several screens show and change the contacts at once, so that they are in a store which all of these observe.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(services: Services) {
    let store = ContactStore(services: services)
    rootViewController = TabBarController(viewControllers: [
      Self.makeTab("Contacts", ContactListViewController(store: store)),
      Self.makeTab("Favourites", FavouritesViewController(store: store)),
    ])
  }

  private static func makeTab(_ title: String, _ viewController: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: viewController)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}
