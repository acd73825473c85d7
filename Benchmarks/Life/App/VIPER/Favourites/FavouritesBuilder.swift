import TerminalKit

/// Creates the favourites scene and connects its parts.
struct FavouritesBuilder {
  let store: ContactStore
  let contactDetail: any ContactDetailBuilding

  func build() -> ViewController {
    let interactor = FavouritesInteractor(store: store)
    let router = FavouritesRouter(contactDetail: contactDetail)
    let presenter = FavouritesPresenter(interactor: interactor, router: router)
    let viewController = FavouritesViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
