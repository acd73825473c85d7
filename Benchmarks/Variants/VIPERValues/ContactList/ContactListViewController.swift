import TerminalKit

/// The view of the contacts screen: shows what the presenter says and passes on what is tapped.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any ContactListPresentation

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

  func setAddEnabled(_ isEnabled: Bool) {
    addButton.isEnabled = isEnabled
  }

  func showRows() {
    tableView.reloadData()
  }

  func showInsertedRow(at index: Int) {
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
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    presenter.firstRow(beginningWith: title)
  }
}
