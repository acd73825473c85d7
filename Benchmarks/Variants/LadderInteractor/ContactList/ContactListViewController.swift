import TerminalKit

/// The view of the contacts screen: shows its presenter's state and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let presenter: ContactListPresenter

  // MARK: State

  private var shownRevision = 0

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
    presenter.viewDidLoad()
  }

  override func updateProperties() {
    addButton.isEnabled = presenter.isAddEnabled
    updatePlaceholder()
    updateRows()
    presentErrorIfNeeded()
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

  private func updateRows() {
    let update = presenter.rowUpdate
    guard update.revision != shownRevision else { return }
    if update.revision == shownRevision + 1, let row = update.insertedRow {
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    } else {
      tableView.reloadData()
    }
    shownRevision = update.revision
  }

  private func presentErrorIfNeeded() {
    guard let message = presenter.errorMessage, presentedViewController == nil else { return }
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel") { [presenter] in presenter.errorDismissed() })
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
