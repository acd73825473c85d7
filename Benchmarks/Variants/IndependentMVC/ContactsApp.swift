public import ContactsDomain
public import TerminalKit

public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = NavigationController(
      rootViewController: ContactsViewController(repository: repository))
  }
}
