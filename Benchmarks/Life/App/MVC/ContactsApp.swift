public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller.
///
/// Several screens show and change the contacts and the groups at once, so that they are in stores which all of these
/// observe.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(services: Services) {
    let contacts = ContactStore(services: services)
    let groups = GroupStore(repository: services.groups, contactStore: contacts)
    rootViewController = TabBarController(viewControllers: [
      Self.makeTab("Contacts", ContactListViewController(contactStore: contacts, groupStore: groups)),
      Self.makeTab("Favourites", FavouritesViewController(contactStore: contacts, groupStore: groups)),
      Self.makeTab("Groups", GroupListViewController(contactStore: contacts, groupStore: groups)),
    ])
  }

  private static func makeTab(_ title: String, _ viewController: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: viewController)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}
