import TerminalKit

/// How another scene's router gets this scene.
protocol AddMembersBuilding {
  func build(_ input: AddMembersInput) -> ViewController
}

/// Creates the Add Members scene and connects its parts.
struct AddMembersBuilder {
  let contacts: ContactStore
  let groups: GroupStore
}

// MARK: - AddMembersBuilding

extension AddMembersBuilder: AddMembersBuilding {
  func build(_ input: AddMembersInput) -> ViewController {
    let interactor = AddMembersInteractor(group: input.group, contacts: contacts, store: groups)
    let router = AddMembersRouter()
    let presenter = AddMembersPresenter(interactor: interactor, router: router)
    let viewController = AddMembersViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
