public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    let addContact = AddContactBuilder(repository: repository)
    let contactList = ContactListBuilder(repository: repository, addContact: addContact)
    rootViewController = contactList.build()
  }
}
