public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(services: Services) {
    let contacts = ContactStore(
      repository: services.contacts, renaming: services.renaming, favourites: services.favourites)
    let groups = GroupStore(repository: services.groups, contacts: contacts)
    let contactForm = ContactFormBuilder(store: contacts)
    let contactDetail = ContactDetailBuilder(contacts: contacts, groups: groups, contactForm: contactForm)
    let contactList = ContactListBuilder(
      store: contacts, contactForm: contactForm, contactDetail: contactDetail)
    let favourites = FavouritesBuilder(store: contacts, contactDetail: contactDetail)
    let groupForm = GroupFormBuilder(store: groups)
    let groupDetail = GroupDetailBuilder(
      contacts: contacts, groups: groups, groupForm: groupForm,
      addMembers: AddMembersBuilder(contacts: contacts, groups: groups), contactDetail: contactDetail)
    let groupList = GroupListBuilder(
      contacts: contacts, groups: groups, groupForm: groupForm, groupDetail: groupDetail)
    rootViewController = TabBarController(viewControllers: [
      Self.makeTab("Contacts", showing: contactList.build()),
      Self.makeTab("Favourites", showing: favourites.build()),
      Self.makeTab("Groups", showing: groupList.build()),
    ])
  }

  private static func makeTab(_ title: String, showing screen: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: screen)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}
