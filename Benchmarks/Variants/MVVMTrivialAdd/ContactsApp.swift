public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-ViewModel, with a coordinator.
public final class ContactsApp: App {
  private let coordinator: ContactsCoordinator

  public init(repository: any ContactRepository) {
    coordinator = ContactsCoordinator(repository: repository)
  }

  public var rootViewController: ViewController {
    coordinator.rootViewController
  }
}
