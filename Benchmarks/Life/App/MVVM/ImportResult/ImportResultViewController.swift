import TerminalKit

/// The view of the screen that says what came of an import: a summary, and the list of the rejected lines.
final class ImportResultViewController: ListViewController<ImportResultViewModel> {
  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in viewModel.doneTapped() }
    for text in viewModel.summary { view.addSubview(Label(text: text)) }
    super.viewDidLoad()
  }
}
