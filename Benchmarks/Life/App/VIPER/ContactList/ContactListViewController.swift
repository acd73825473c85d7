import TerminalKit

/// The view of the contacts screen: shows what the presenter says and passes on what is tapped.
final class ContactListViewController: UndoingViewController {
  // MARK: Dependencies

  private let presenter: any ContactListPresentation

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [presenter] in presenter.addTapped() }

  init(presenter: any ContactListPresentation, undo: any UndoPresentation) {
    self.presenter = presenter
    super.init(undo: undo)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
    super.viewDidLoad()
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

  func showDeletedRow(at index: Int) {
    tableView.deleteRow(at: index)
  }

  func showChangedRow(at index: Int) {
    tableView.reloadRow(at: index)
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

  func showRetryAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [presenter] in presenter.retryTapped() })
    present(alert)
  }

  func showDeletionQuestion(title: String, message: String, forRowAt index: Int) {
    showQuestion(title: title, message: message, confirmation: "Delete") { [presenter] in
      presenter.deletionConfirmed(at: index)
    }
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let row = presenter.row(at: row)
    return TableViewCell(text: row.fullName, accessory: row.star)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    presenter.firstRow(beginningWith: title)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    presenter.deleteTapped(at: row)
  }
}

// MARK: - TableViewDelegate

extension ContactListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    presenter.starTapped(at: row)
  }
}
