import TerminalKit

/// The view of a group's screen: its members, and the buttons that change it.
final class GroupDetailViewController: ListViewController<GroupDetailViewModel> {
  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() },
      BarButtonItem(title: "Rename") { [viewModel] in viewModel.renameTapped() },
    ]
  }
}
