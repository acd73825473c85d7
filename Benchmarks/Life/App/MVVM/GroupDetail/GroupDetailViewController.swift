import TerminalKit

/// The view of a group's screen: its members, and the buttons that change it.
final class GroupDetailViewController: ListViewController<GroupDetailViewModel> {
  // MARK: Views

  private lazy var addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() }
  private lazy var renameButton = BarButtonItem(title: "Rename") { [viewModel] in viewModel.renameTapped() }

  // MARK: Life cycle

  override func updateProperties() {
    super.updateProperties()
    showRightBarButtonItems([addButton, renameButton], undo: viewModel.undo)
  }
}
