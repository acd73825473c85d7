import TerminalKit

/// How another scene's router gets this scene.
protocol AboutBuilding {
  func build() -> ViewController
}

/// Creates the About scene and connects its parts.
///
/// It has neither interactor nor router: it works with nothing, and the navigation bar leads back.
struct AboutBuilder {}

// MARK: - AboutBuilding

extension AboutBuilder: AboutBuilding {
  func build() -> ViewController {
    let presenter = AboutPresenter()
    let viewController = AboutViewController(presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
