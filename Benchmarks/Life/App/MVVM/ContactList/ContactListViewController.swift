import TerminalKit

/// The view of the contacts screen: its list, and the button that adds to it.
final class ContactListViewController: ListViewController<ContactListViewModel> {
  // MARK: Views

  private lazy var addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() }

  // MARK: Life cycle

  override func updateProperties() {
    super.updateProperties()
    addButton.isEnabled = viewModel.isAddEnabled
    showRightBarButtonItems([addButton], undo: viewModel.undo)
  }
}
