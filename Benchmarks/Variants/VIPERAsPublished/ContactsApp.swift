public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router, with wireframes.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListWireframe.createModule(repository: repository)
  }
}
