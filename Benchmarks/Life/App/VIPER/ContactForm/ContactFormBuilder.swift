import TerminalKit

/// How another scene's router gets this scene.
protocol ContactFormBuilding {
  /// The form that adds a contact.
  func build() -> ViewController
  /// The form that edits a contact.
  func build(_ input: ContactFormInput) -> ViewController
}

/// Creates the form and connects its parts: one view and one presenter, with the use case for which it is opened.
struct ContactFormBuilder {
  let store: ContactStore
}

// MARK: - ContactFormBuilding

extension ContactFormBuilder: ContactFormBuilding {
  func build() -> ViewController {
    let interactor = AddContactInteractor(store: store)
    let (presenter, viewController) = makeScene(interactor: interactor)
    interactor.output = presenter
    return viewController
  }

  func build(_ input: ContactFormInput) -> ViewController {
    let interactor = EditContactInteractor(contact: input.contact, store: store)
    let (presenter, viewController) = makeScene(interactor: interactor)
    interactor.output = presenter
    return viewController
  }

  private func makeScene(
    interactor: any ContactFormUseCases
  ) -> (presenter: ContactFormPresenter, viewController: ViewController) {
    let router = ContactFormRouter()
    let presenter = ContactFormPresenter(interactor: interactor, router: router)
    let viewController = ContactFormViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return (presenter, viewController)
  }
}
