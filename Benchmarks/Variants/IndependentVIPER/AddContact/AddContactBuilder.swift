import ContactsDomain
import TerminalKit

// Beside its only implementation and not in the contract, which knows no screens.
protocol AddContactBuilding {
  func build(output: any AddContactModuleOutput) -> ViewController
}

struct AddContactBuilder: AddContactBuilding {
  let repository: any ContactRepository

  func build(output: any AddContactModuleOutput) -> ViewController {
    let interactor = AddContactInteractor(repository: repository)
    let router = AddContactRouter()
    let presenter = AddContactPresenter(interactor: interactor, router: router, moduleOutput: output)
    let viewController = AddContactViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
