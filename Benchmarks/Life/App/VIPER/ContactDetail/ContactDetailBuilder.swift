import TerminalKit

/// How another scene's router gets this scene.
protocol ContactDetailBuilding {
  func build(_ input: ContactDetailInput) -> ViewController
}

/// Creates the contact scene and connects its parts.
struct ContactDetailBuilder {
  let contacts: ContactStore
  let groups: GroupStore
  let contactForm: any ContactFormBuilding
  let undo: UndoBuilder
}

// MARK: - ContactDetailBuilding

extension ContactDetailBuilder: ContactDetailBuilding {
  func build(_ input: ContactDetailInput) -> ViewController {
    let interactor = ContactDetailInteractor(contact: input.contact, store: contacts, groups: groups)
    let router = ContactDetailRouter(contactForm: contactForm)
    let presenter = ContactDetailPresenter(interactor: interactor, router: router)
    let undo = undo.build()
    let viewController = ContactDetailViewController(presenter: presenter, undo: undo)
    interactor.output = presenter
    presenter.view = viewController
    undo.view = viewController
    router.viewController = viewController
    return viewController
  }
}
