import ContactsDomain
import TerminalKit

/// How another scene's router gets this scene.
protocol AddContactBuilding {
  func build(delegate: any AddContactDelegate) -> ViewController
}

/// Creates the Add scene and connects its parts.
struct AddContactBuilder {
  let repository: any ContactRepository
}

// MARK: - AddContactBuilding

extension AddContactBuilder: AddContactBuilding {
  func build(delegate: any AddContactDelegate) -> ViewController {
    let interactor = AddContactInteractor(repository: repository)
    let router = AddContactRouter()
    let presenter = AddContactPresenter(interactor: interactor, router: router, delegate: delegate)
    let viewController = AddContactViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
