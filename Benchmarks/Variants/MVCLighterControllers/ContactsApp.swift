public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller, with light view controllers.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListViewController(repository: repository)
  }
}
