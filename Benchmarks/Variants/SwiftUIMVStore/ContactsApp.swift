public import ContactsDomain
public import DeclarativeKit

/// The contacts app as views and the model alone: one observable store has the contacts, and all views read it.
public struct ContactsApp: App {
  @State private var store: ContactStore

  public init(repository: any ContactRepository) {
    _store = State(initialValue: ContactStore(repository: repository))
  }

  public var body: some Scene {
    WindowGroup {
      ContactListView()
        .environment(store)
    }
  }
}
