import TerminalKit

/// The view of the contacts screen: shows what the presenter says and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any ContactListPresentation

  // MARK: State

  private var rows: [ContactRow] = []
  private var indexedRow: Int?

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [presenter] in presenter.addTapped() }

  init(presenter: any ContactListPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
  }
}

// MARK: - ContactListView

extension ContactListViewController: ContactListView {
  func show(title: String) {
    self.title = title
  }

  func show(rows: [ContactRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func insert(_ row: ContactRow, at index: Int) {
    rows.insert(row, at: index)
    tableView.insertRow(at: index)
    tableView.scrollToRow(at: index)
  }

  func show(placeholder: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(text: placeholder)
  }

  func show(failure: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: failure, button: .init(title: "Retry") { [presenter] in presenter.retryTapped() })
  }

  func hidePlaceholder() {
    contentUnavailableConfiguration = nil
  }

  func setAddEnabled(_ isEnabled: Bool) {
    addButton.isEnabled = isEnabled
  }

  func setIndexedRow(_ row: Int?) {
    indexedRow = row
  }

  func showAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [presenter] in presenter.retryTapped() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: rows[row].fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    // The table wants its answer at once; the presenter gives it through `setIndexedRow(_:)` before it returns.
    presenter.indexTitleTyped(title)
    return indexedRow
  }
}
