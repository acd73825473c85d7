public import ContactsDomain
public import TerminalKit

/// The contacts app in VIPER-lite: views, interactors and entities.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListViewController(
      interactor: ContactListInteractor(repository: repository),
      addContactInteractor: AddContactInteractor(repository: repository))
  }
}
