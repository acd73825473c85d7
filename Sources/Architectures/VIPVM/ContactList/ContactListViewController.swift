import TerminalKit

/// What the view model tells the view of the contacts screen.
protocol ContactListView: AnyObject {
  func update()
}

/// The view of the contacts screen: shows what its view model holds and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: any ContactListViewModelInput

  // MARK: State

  private var shownRevision = 0

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

  private func updateRows() {
    let update = viewModel.rowUpdate
    guard update.revision != shownRevision else { return }
    shownRevision = update.revision
    if let row = update.insertedRow {
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    } else {
      tableView.reloadData()
    }
  }

  private func presentErrorIfNeeded() {
    guard let message = viewModel.errorMessage, presentedViewController == nil else { return }
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel") { [viewModel] in viewModel.errorDismissed() })
    alert.addAction(AlertAction(title: "Retry") { [viewModel] in viewModel.retryTapped() })
    present(alert)
  }
}

// MARK: - ContactListView

extension ContactListViewController: ContactListView {
  func update() {
    title = viewModel.title
    addButton.isEnabled = viewModel.isAddEnabled
    updatePlaceholder()
    updateRows()
    presentErrorIfNeeded()
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
