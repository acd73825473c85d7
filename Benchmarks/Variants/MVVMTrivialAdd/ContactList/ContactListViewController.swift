import TerminalKit

/// The view of the contacts screen: shows its view model's state and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactListViewModel

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() }

  init(viewModel: ContactListViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    viewModel.onRowChange = { [weak self] change in self?.updateRows(change) }
    viewModel.onError = { [weak self] message in self?.presentError(message) }
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    addButton.isEnabled = viewModel.isAddEnabled
    updatePlaceholder()
  }

  // MARK: Private

  private func updatePlaceholder() {
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

  private func updateRows(_ change: ContactListViewModel.RowChange) {
    switch change {
    case .reloaded:
      tableView.reloadData()
    case .inserted(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    }
  }

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [viewModel] in viewModel.retryTapped() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: viewModel.row(at: row).fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }
}
