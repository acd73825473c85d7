import ContactsDomain

/// The stores of the app, of which each flow gives its screens those that they need.
struct AppStore {
  let settings: SettingsStore
  let history: HistoryStore
  let contacts: ContactStore
  let groups: GroupStore

  init(services: Services) {
    settings = SettingsStore(preferences: services.preferences, pinStore: services.pin)
    history = HistoryStore()
    contacts = ContactStore(
      repository: services.contacts, renaming: services.renaming, favourites: services.favourites,
      importing: services.importing, restoring: services.restoring, settings: settings, history: history)
    groups = GroupStore(
      repository: services.groups, restoring: services.restoring, contactStore: contacts, history: history)
  }
}
