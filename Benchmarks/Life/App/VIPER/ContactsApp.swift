public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(services: Services) {
    let store = ContactStore(
      repository: services.contacts, renaming: services.renaming, favourites: services.favourites)
    let contactForm = ContactFormBuilder(store: store)
    let contactDetail = ContactDetailBuilder(store: store, contactForm: contactForm)
    let contactList = ContactListBuilder(store: store, contactForm: contactForm, contactDetail: contactDetail)
    let favourites = FavouritesBuilder(store: store, contactDetail: contactDetail)
    rootViewController = TabBarController(viewControllers: [
      Self.makeTab("Contacts", showing: contactList.build()),
      Self.makeTab("Favourites", showing: favourites.build()),
    ])
  }

  private static func makeTab(_ title: String, showing screen: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: screen)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}
