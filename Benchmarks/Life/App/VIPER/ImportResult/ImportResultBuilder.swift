import TerminalKit

/// How another scene's router gets this scene.
protocol ImportResultBuilding {
  func build(_ input: ImportResultInput) -> ViewController
}

/// Creates the result scene and connects its parts.
struct ImportResultBuilder {
  let contacts: ContactStore
}

// MARK: - ImportResultBuilding

extension ImportResultBuilder: ImportResultBuilding {
  func build(_ input: ImportResultInput) -> ViewController {
    let interactor = ImportResultInteractor(
      importedCount: input.count, rejected: input.rejected, contacts: contacts)
    let router = ImportResultRouter()
    let presenter = ImportResultPresenter(interactor: interactor, router: router)
    let viewController = ImportResultViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
