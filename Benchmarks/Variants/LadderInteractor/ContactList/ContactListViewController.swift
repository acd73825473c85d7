import TerminalKit

/// The view of the contacts screen: shows its presenter's state and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let presenter: ContactListPresenter

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [presenter] in presenter.addTapped() }

  init(presenter: ContactListPresenter) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = presenter.title
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    presenter.onRowChange = { [weak self] change in self?.updateRows(change) }
    presenter.onError = { [weak self] message in self?.presentError(message) }
    presenter.viewDidLoad()
  }

  override func updateProperties() {
    addButton.isEnabled = presenter.isAddEnabled
    updatePlaceholder()
  }

  // MARK: Private

  private func updatePlaceholder() {
    switch presenter.content {
    case .rows:
      contentUnavailableConfiguration = nil
    case .placeholder(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: text)
    case .failure(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(
        text: text, button: .init(title: "Retry") { [presenter] in presenter.retryTapped() })
    }
  }

  private func updateRows(_ change: ContactListPresenter.RowChange) {
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
    alert.addAction(AlertAction(title: "Retry") { [presenter] in presenter.retryTapped() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    presenter.firstRow(beginningWith: title)
  }
}
