import ContactsDomain
import TerminalKit

/// How another scene's router gets this scene.
protocol AddContactConfiguring {
  func makeScene(returningTo contactList: any ContactListBusinessLogic) -> ViewController
}

/// Creates the Add scene and connects its cycle.
struct AddContactConfigurator {
  let repository: any ContactRepository
}

// MARK: - AddContactConfiguring

extension AddContactConfigurator: AddContactConfiguring {
  func makeScene(returningTo contactList: any ContactListBusinessLogic) -> ViewController {
    let presenter = AddContactPresenter()
    let interactor = AddContactInteractor(repository: repository, presenter: presenter)
    let router = AddContactRouter(dataStore: interactor, contactList: contactList)
    let viewController = AddContactViewController(interactor: interactor, router: router)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
