import ContactsDomain
import TerminalKit

/// Creates the Add module, and makes the transitions from its screen.
final class AddContactWireframe {
  // MARK: Dependencies

  private weak var viewController: ViewController?

  private init() {}

  static func createModule(
    repository: any ContactRepository, delegate: any AddContactDelegate
  ) -> ViewController {
    let dataManager = AddContactDataManager(repository: repository)
    let interactor = AddContactInteractor(dataManager: dataManager)
    let wireframe = AddContactWireframe()
    let presenter = AddContactPresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)
    let viewController = AddContactViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    wireframe.viewController = viewController
    return viewController
  }
}

// MARK: - AddContactWireframing

extension AddContactWireframe: AddContactWireframing {
  func dismiss() {
    viewController?.dismiss()
  }
}
