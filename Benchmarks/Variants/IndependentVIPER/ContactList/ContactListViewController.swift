import TerminalKit

final class ContactListViewController: ViewController {
  private let presenter: any ContactListViewOutput
  private let tableView = TableView()

  init(presenter: any ContactListViewOutput) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [presenter] in presenter.didTapAdd() }
    tableView.dataSource = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
  }
}

extension ContactListViewController: ContactListViewInput {
  func reloadRows() {
    tableView.reloadData()
  }

  func insertRow(at row: Int) {
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  func showPlaceholder(_ text: String, canRetry: Bool) {
    let retry = ContentUnavailableConfiguration.Button(title: "Retry") { [presenter] in
      presenter.didTapRetry()
    }
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: text, button: canRetry ? retry : nil)
  }

  func hidePlaceholder() {
    contentUnavailableConfiguration = nil
  }

  func setAddEnabled(_ isEnabled: Bool) {
    navigationItem.rightBarButtonItem?.isEnabled = isEnabled
  }

  func showRetryAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Retry") { [presenter] in presenter.didTapRetry() })
    present(alert)
  }
}

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
