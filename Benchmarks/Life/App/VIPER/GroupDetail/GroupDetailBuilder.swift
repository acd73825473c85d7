import TerminalKit

/// How another scene's router gets this scene.
protocol GroupDetailBuilding {
  func build(_ input: GroupDetailInput) -> ViewController
}

/// Creates the group scene and connects its parts.
struct GroupDetailBuilder {
  let contacts: ContactStore
  let groups: GroupStore
  let groupForm: any GroupFormBuilding
  let addMembers: any AddMembersBuilding
  let contactDetail: any ContactDetailBuilding
  let undo: UndoBuilder
}

// MARK: - GroupDetailBuilding

extension GroupDetailBuilder: GroupDetailBuilding {
  func build(_ input: GroupDetailInput) -> ViewController {
    let interactor = GroupDetailInteractor(group: input.group, contacts: contacts, store: groups)
    let router = GroupDetailRouter(
      groupForm: groupForm, addMembers: addMembers, contactDetail: contactDetail)
    let presenter = GroupDetailPresenter(interactor: interactor, router: router)
    let undo = undo.build()
    let viewController = GroupDetailViewController(presenter: presenter, undo: undo)
    interactor.output = presenter
    presenter.view = viewController
    undo.view = viewController
    router.viewController = viewController
    return viewController
  }
}
