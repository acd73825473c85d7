import TerminalKit

/// The view of a screen with a list: shows what its view model has in it, or why there is nothing, and passes on what is
/// done to a row.
class ListViewController<ViewModel: ListViewModel>: ViewController, TableViewDataSource, TableViewDelegate {
  // MARK: Dependencies

  let viewModel: ViewModel

  // MARK: Views

  private let tableView = TableView()

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    tableView.dataSource = self
    tableView.delegate = viewModel.canSelectRows ? self : nil
    view.addSubview(tableView)
    viewModel.onRowChange = { [weak self] change in self?.updateRows(change) }
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    title = viewModel.title
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

  // MARK: TableViewDataSource

  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let row = viewModel.row(at: row)
    return TableViewCell(text: row.text, accessory: row.accessory)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    viewModel.canDeleteRows
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int
  ) {
    viewModel.deleteTapped(at: row)
  }

  // MARK: TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    viewModel.rowSelected(at: row)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    viewModel.accessoryTapped(at: row)
  }
}
