import ContactsDomain
import TerminalKit

/// Creates the tabs with their scenes, and the stores that these share.
struct TabsBuilder {
  let services: Services

  func build() -> ViewController {
    let history = HistoryStore()
    let contacts = ContactStore(
      repository: services.contacts, renaming: services.renaming, favourites: services.favourites,
      preferences: services.preferences, importing: services.importing,
      restoring: services.restoring, history: history)
    let groups = GroupStore(
      repository: services.groups, restoring: services.restoring, history: history, contacts: contacts)
    let undo = UndoBuilder(history: history, contacts: contacts, groups: groups)
    let contactForm = ContactFormBuilder(store: contacts)
    let contactDetail = ContactDetailBuilder(
      contacts: contacts, groups: groups, contactForm: contactForm, undo: undo)
    let contactList = ContactListBuilder(
      store: contacts, contactForm: contactForm, contactDetail: contactDetail, undo: undo)
    let favourites = FavouritesBuilder(store: contacts, contactDetail: contactDetail, undo: undo)
    let groupForm = GroupFormBuilder(store: groups)
    let groupDetail = GroupDetailBuilder(
      contacts: contacts, groups: groups, groupForm: groupForm,
      addMembers: AddMembersBuilder(contacts: contacts, groups: groups), contactDetail: contactDetail,
      undo: undo)
    let groupList = GroupListBuilder(
      contacts: contacts, groups: groups, groupForm: groupForm, groupDetail: groupDetail, undo: undo)
    let importContacts = ImportContactsBuilder(
      files: services.files, contacts: contacts, importResult: ImportResultBuilder(contacts: contacts))
    let settings = SettingsBuilder(
      contacts: contacts, pins: services.pin, about: AboutBuilder(), importContacts: importContacts,
      setPIN: SetPINBuilder(pins: services.pin))
    return TabBarController(viewControllers: [
      makeTab("Contacts", showing: contactList.build()),
      makeTab("Favourites", showing: favourites.build()),
      makeTab("Groups", showing: groupList.build()),
      makeTab("Settings", showing: settings.build()),
    ])
  }

  private func makeTab(_ title: String, showing screen: ViewController) -> ViewController {
    let navigation = NavigationController(rootViewController: screen)
    navigation.tabBarItem = TabBarItem(title: title)
    return navigation
  }
}
