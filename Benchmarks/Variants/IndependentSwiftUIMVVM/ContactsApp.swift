public import ContactsDomain
public import DeclarativeKit

/// The contacts app: a list, and a form that adds to it.
public struct ContactsApp: App {
  @State private var contactList: ContactListViewModel

  public init(repository: any ContactRepository) {
    contactList = ContactListViewModel(repository: repository)
  }

  public var body: some Scene {
    WindowGroup {
      ContactListView(viewModel: contactList)
    }
  }
}
