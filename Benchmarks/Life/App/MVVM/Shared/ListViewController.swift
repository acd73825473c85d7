import TerminalKit

/// The view of a screen with a list: shows what its view model has in it, or why there is nothing.
class ListViewController<ViewModel: ListViewModel>: ViewController {
  // MARK: Dependencies

  let viewModel: ViewModel

  // MARK: Views

  let tableView = TableView()

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    view.addSubview(tableView)
    viewModel.onRowChange = { [weak self] change in self?.updateRows(change) }
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    switch viewModel.content {
    case .rows:
      contentUnavailableConfiguration = nil
    case .placeholder(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: text)
    case .failure(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(
        text: text, button: .init(title: "Retry") { [viewModel] in viewModel.retryTapped() })
    }
  }

  // MARK: Private

  private func updateRows(_ change: RowChange) {
    switch change {
    case .reloaded:
      tableView.reloadData()
    case .inserted(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    case .updated(let row):
      tableView.reloadRow(at: row)
    case .deleted(let row):
      tableView.deleteRow(at: row)
    }
  }
}
