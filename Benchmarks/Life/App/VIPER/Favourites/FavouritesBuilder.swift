import TerminalKit

/// Creates the favourites scene and connects its parts.
struct FavouritesBuilder {
  let store: ContactStore
  let contactDetail: any ContactDetailBuilding
  let undo: UndoBuilder

  func build() -> ViewController {
    let interactor = FavouritesInteractor(store: store)
    let router = FavouritesRouter(contactDetail: contactDetail)
    let presenter = FavouritesPresenter(interactor: interactor, router: router)
    let undo = undo.build()
    let viewController = FavouritesViewController(presenter: presenter, undo: undo)
    interactor.output = presenter
    presenter.view = viewController
    undo.view = viewController
    router.viewController = viewController
    return viewController
  }
}
