import TerminalKit

/// How another scene's router gets this scene.
protocol GroupFormBuilding {
  /// The form that adds a group.
  func build() -> ViewController
  /// The form that renames a group.
  func build(_ input: GroupFormInput) -> ViewController
}

/// Creates the form and connects its parts: one view and one presenter, with the use case for which it is opened.
struct GroupFormBuilder {
  let store: GroupStore
}

// MARK: - GroupFormBuilding

extension GroupFormBuilder: GroupFormBuilding {
  func build() -> ViewController {
    let interactor = AddGroupInteractor(store: store)
    let (presenter, viewController) = makeScene(interactor: interactor)
    interactor.output = presenter
    return viewController
  }

  func build(_ input: GroupFormInput) -> ViewController {
    let interactor = RenameGroupInteractor(group: input.group, store: store)
    let (presenter, viewController) = makeScene(interactor: interactor)
    interactor.output = presenter
    return viewController
  }

  private func makeScene(
    interactor: any GroupFormUseCases
  ) -> (presenter: GroupFormPresenter, viewController: ViewController) {
    let router = GroupFormRouter()
    let presenter = GroupFormPresenter(interactor: interactor, router: router)
    let viewController = GroupFormViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return (presenter, viewController)
  }
}
