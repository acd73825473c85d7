import ContactsDomain
import TerminalKit

/// Creates each scene and connects its parts.
struct ContactsBuilder {
  let repository: any ContactRepository

  func contactList() -> ViewController {
    let viewModel = ContactListViewModel(repository: repository)
    let router = ContactListRouter { addContact { viewModel.contactAdded($0) } }
    let presenter = ContactListPresenter(viewModel: viewModel, router: router)
    let viewController = ContactListViewController(presenter: presenter)
    router.viewController = viewController
    return viewController
  }

  /// - Parameter onAdd: takes the contact that was added.
  func addContact(onAdd: @escaping (Contact) -> Void) -> ViewController {
    let viewModel = AddContactViewModel(repository: repository)
    let router = AddContactRouter()
    let presenter = AddContactPresenter(viewModel: viewModel, router: router, onAdd: onAdd)
    let viewController = AddContactViewController(presenter: presenter)
    router.viewController = viewController
    return viewController
  }
}
