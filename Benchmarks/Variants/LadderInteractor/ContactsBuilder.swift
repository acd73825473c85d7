import ContactsDomain
import TerminalKit

/// Creates each scene and connects its parts.
struct ContactsBuilder {
  let repository: any ContactRepository

  func contactList() -> ViewController {
    let interactor = ContactListInteractor(repository: repository)
    let router = ContactListRouter { addContact { interactor.contactAdded($0) } }
    let presenter = ContactListPresenter(interactor: interactor, router: router)
    let viewController = ContactListViewController(presenter: presenter)
    router.viewController = viewController
    return viewController
  }

  /// - Parameter onAdd: takes the contact that was added.
  func addContact(onAdd: @escaping (Contact) -> Void) -> ViewController {
    let interactor = AddContactInteractor(repository: repository)
    let router = AddContactRouter()
    let presenter = AddContactPresenter(interactor: interactor, router: router, onAdd: onAdd)
    let viewController = AddContactViewController(presenter: presenter)
    router.viewController = viewController
    return viewController
  }
}
