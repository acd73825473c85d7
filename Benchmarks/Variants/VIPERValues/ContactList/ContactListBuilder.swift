import ContactsDomain
import TerminalKit

/// Creates the contacts scene and connects its parts.
struct ContactListBuilder {
  let repository: any ContactRepository
  let addContact: any AddContactBuilding

  func build() -> ViewController {
    let interactor = ContactListInteractor(repository: repository)
    let router = ContactListRouter(addContact: addContact)
    let presenter = ContactListPresenter(interactor: interactor, router: router)
    let viewController = ContactListViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
