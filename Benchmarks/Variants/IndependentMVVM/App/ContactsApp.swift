public import ContactsDomain
public import TerminalKit

public final class ContactsApp: App {
  private let coordinator: ContactsCoordinator

  public var rootViewController: ViewController { coordinator.navigationController }

  public init(repository: any ContactRepository) {
    coordinator = ContactsCoordinator(repository: repository)
  }
}
