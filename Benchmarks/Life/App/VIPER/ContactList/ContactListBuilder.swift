import TerminalKit

/// Creates the contacts scene and connects its parts.
struct ContactListBuilder {
  let store: ContactStore
  let contactForm: any ContactFormBuilding
  let contactDetail: any ContactDetailBuilding
  let undo: UndoBuilder

  func build() -> ViewController {
    let interactor = ContactListInteractor(store: store)
    let router = ContactListRouter(contactForm: contactForm, contactDetail: contactDetail)
    let presenter = ContactListPresenter(interactor: interactor, router: router)
    let undo = undo.build()
    let viewController = ContactListViewController(presenter: presenter, undo: undo)
    interactor.output = presenter
    presenter.view = viewController
    undo.view = viewController
    router.viewController = viewController
    return viewController
  }
}
