public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-ViewModel, with presenters and routers.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactsBuilder(repository: repository).contactList()
  }
}
