import ContactsDomain
import TerminalKit

/// How another scene's router gets this scene.
protocol SetPINBuilding {
  func build(delegate: any SetPINDelegate) -> ViewController
}

/// Creates the Set PIN scene and connects its parts.
struct SetPINBuilder {
  let pins: any PINStore
}

// MARK: - SetPINBuilding

extension SetPINBuilder: SetPINBuilding {
  func build(delegate: any SetPINDelegate) -> ViewController {
    let interactor = SetPINInteractor(pins: pins)
    let router = SetPINRouter()
    let presenter = SetPINPresenter(interactor: interactor, router: router, delegate: delegate)
    let viewController = SetPINViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
