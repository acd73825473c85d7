import TerminalKit

/// What the view model tells the view of the contacts screen: in one method, whatever has happened.
protocol ContactListView: AnyObject {
  func update(_ change: ContactListChange)
}

/// The view of the contacts screen: shows what its view model holds and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: any ContactListViewModelInput

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() }

  init(viewModel: any ContactListViewModelInput) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    viewModel.viewDidLoad()
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

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [viewModel] in viewModel.retryTapped() })
    present(alert)
  }
}

// MARK: - ContactListView

extension ContactListViewController: ContactListView {
  func update(_ change: ContactListChange) {
    title = viewModel.title
    addButton.isEnabled = viewModel.isAddEnabled
    updatePlaceholder()
    switch change {
    case .rowsLoaded:
      tableView.reloadData()
    case .rowInserted(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    case .loadFailed(let message):
      presentError(message)
    }
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: viewModel.rows[row].fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.rows.firstRow(beginningWith: title)
  }
}
