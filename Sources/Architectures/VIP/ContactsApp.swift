public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter, with the parts and names of Clean Swift.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    let addContact = AddContactConfigurator(repository: repository)
    let contactList = ContactListConfigurator(repository: repository, addContact: addContact)
    rootViewController = contactList.makeScene()
  }
}
