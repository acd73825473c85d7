import ContactsDomain
import TerminalKit

/// Creates the contacts scene and connects its cycle.
struct ContactListConfigurator {
  let repository: any ContactRepository
  let addContact: any AddContactConfiguring

  func makeScene() -> ViewController {
    let presenter = ContactListPresenter()
    let interactor = ContactListInteractor(repository: repository, presenter: presenter)
    let router = ContactListRouter(interactor: interactor, addContact: addContact)
    let viewController = ContactListViewController(interactor: interactor, router: router)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
