import ContactsDomain
import TerminalKit

/// The flow of the groups tab: the list, a group over it, a member over that, and the screens that change a group.
final class GroupsCoordinator {
  // MARK: Dependencies

  private let store: ContactStore
  private let groupStore: GroupStore

  // MARK: State

  private lazy var contactDetail = ContactDetailCoordinator(
    navigationController: rootViewController, store: store, groupStore: groupStore)
  private(set) lazy var rootViewController = makeRootViewController()

  init(store: ContactStore, groupStore: GroupStore) {
    self.store = store
    self.groupStore = groupStore
  }

  // MARK: Private

  private func makeRootViewController() -> NavigationController {
    let viewModel = GroupListViewModel(
      store: store, groupStore: groupStore,
      onAdd: { [weak self] in self?.showGroupForm(for: .add) },
      onSelect: { [weak self] id in self?.showGroup(id) })
    let stack = NavigationController(
      rootViewController: GroupListViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Groups")
    return stack
  }

  private func showGroup(_ id: Group.ID) {
    let viewModel = GroupDetailViewModel(
      id: id, store: store, groupStore: groupStore,
      onRename: { [weak self] in self?.showGroupForm(for: .rename(id)) },
      onAdd: { [weak self] in self?.showAddMembers(to: id) },
      onSelect: { [weak self] contact in self?.contactDetail.show(contact) })
    rootViewController.pushViewController(GroupDetailViewController(viewModel: viewModel))
  }

  private func showGroupForm(for purpose: GroupFormViewModel.Purpose) {
    let viewModel = GroupFormViewModel(purpose: purpose, groupStore: groupStore) { [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(GroupFormViewController(viewModel: viewModel))
  }

  private func showAddMembers(to id: Group.ID) {
    let viewModel = AddMembersViewModel(id: id, store: store, groupStore: groupStore) {
      [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(AddMembersViewController(viewModel: viewModel))
  }
}
