import ContactsDomain
import TerminalKit

/// The flow of the groups tab: the list, a group over it, a member over that, and the screens that change a group.
final class GroupsCoordinator {
  // MARK: Dependencies

  private let stores: AppStore

  // MARK: State

  private let contactDetail: ContactDetailCoordinator
  private(set) lazy var rootViewController = makeRootViewController()

  init(stores: AppStore) {
    self.stores = stores
    contactDetail = ContactDetailCoordinator(stores: stores)
  }

  // MARK: Private

  private func makeRootViewController() -> NavigationController {
    let viewModel = GroupListViewModel(
      store: stores.contacts, groupStore: stores.groups, undo: UndoViewModel(stores),
      onAdd: { [weak self] in self?.showGroupForm(for: .add) },
      onSelect: { [weak self] id in self?.showGroup(id) })
    let stack = NavigationController(
      rootViewController: GroupListViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Groups")
    return stack
  }

  private func showContact(_ contact: Contact) {
    contactDetail.show(contact, in: rootViewController)
  }

  private func showGroup(_ id: Group.ID) {
    let viewModel = GroupDetailViewModel(
      id: id, store: stores.contacts, groupStore: stores.groups, undo: UndoViewModel(stores),
      onRename: { [weak self] in self?.showGroupForm(for: .rename(id)) },
      onAdd: { [weak self] in self?.showAddMembers(to: id) },
      onSelect: { [weak self] contact in self?.showContact(contact) })
    rootViewController.pushViewController(GroupDetailViewController(viewModel: viewModel))
  }

  private func showGroupForm(for purpose: GroupFormViewModel.Purpose) {
    let viewModel = GroupFormViewModel(purpose: purpose, groupStore: stores.groups) { [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(GroupFormViewController(viewModel: viewModel))
  }

  private func showAddMembers(to id: Group.ID) {
    let viewModel = AddMembersViewModel(id: id, store: stores.contacts, groupStore: stores.groups) {
      [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(AddMembersViewController(viewModel: viewModel))
  }
}
