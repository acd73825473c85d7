import TerminalKit

/// Creates the groups scene and connects its parts.
struct GroupListBuilder {
  let contacts: ContactStore
  let groups: GroupStore
  let groupForm: any GroupFormBuilding
  let groupDetail: any GroupDetailBuilding
  let undo: UndoBuilder

  func build() -> ViewController {
    let interactor = GroupListInteractor(contacts: contacts, store: groups)
    let router = GroupListRouter(groupForm: groupForm, groupDetail: groupDetail)
    let presenter = GroupListPresenter(interactor: interactor, router: router)
    let undo = undo.build()
    let viewController = GroupListViewController(presenter: presenter, undo: undo)
    interactor.output = presenter
    presenter.view = viewController
    undo.view = viewController
    router.viewController = viewController
    return viewController
  }
}
