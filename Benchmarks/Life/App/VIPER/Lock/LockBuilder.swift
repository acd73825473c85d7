import ContactsDomain
import TerminalKit

/// Creates the lock and connects its parts.
struct LockBuilder {
  let pins: any PINStore

  /// The lock for a window, which uncovers it again.
  func build(for window: Window) -> ViewController {
    let interactor = LockInteractor(pins: pins)
    let presenter = LockPresenter(interactor: interactor, router: LockRouter(window: window))
    let viewController = LockViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    return viewController
  }
}
