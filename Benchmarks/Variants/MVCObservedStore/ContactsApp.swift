public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller, with a model that its controllers observe.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListViewController(store: ContactStore(repository: repository))
  }
}
