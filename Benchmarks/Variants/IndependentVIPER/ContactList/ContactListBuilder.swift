import ContactsDomain
import TerminalKit

struct ContactListBuilder {
  let repository: any ContactRepository
  let addContactBuilder: any AddContactBuilding

  func build() -> ViewController {
    let interactor = ContactListInteractor(repository: repository)
    let router = ContactListRouter(addContactBuilder: addContactBuilder)
    let presenter = ContactListPresenter(interactor: interactor, router: router)
    let viewController = ContactListViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
