public import ContactsDomain
public import DeclarativeKit

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
