import TerminalKit

/// The view of the screen that offers contacts to a group: their list, and the way back without one.
final class AddMembersViewController: ListViewController<AddMembersViewModel> {
  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
  }
}
