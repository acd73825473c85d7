public import ContactsDomain
public import TerminalKit

public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    let builder = ContactListBuilder(
      repository: repository, addContactBuilder: AddContactBuilder(repository: repository))
    rootViewController = NavigationController(rootViewController: builder.build())
  }
}
