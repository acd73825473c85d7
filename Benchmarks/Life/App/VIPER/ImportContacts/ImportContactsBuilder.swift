import ContactsDomain
import TerminalKit

/// How another scene's router gets this scene.
protocol ImportContactsBuilding {
  func build() -> ViewController
}

/// Creates the import scene and connects its parts.
struct ImportContactsBuilder {
  let files: any ContactFiles
  let contacts: ContactStore
  let importResult: any ImportResultBuilding
}

// MARK: - ImportContactsBuilding

extension ImportContactsBuilder: ImportContactsBuilding {
  func build() -> ViewController {
    let interactor = ImportContactsInteractor(files: files, contacts: contacts)
    let router = ImportContactsRouter(importResult: importResult)
    let presenter = ImportContactsPresenter(interactor: interactor, router: router)
    let viewController = ImportContactsViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
