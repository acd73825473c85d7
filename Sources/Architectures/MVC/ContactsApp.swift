public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-Controller.
///
/// A delegate tells the list of a new contact. A store that the list observes would be as good, but one screen alone
/// changes the contacts, and one shows them.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListViewController(repository: repository)
  }
}
