import TerminalKit

/// The view of the groups screen: shows what the presenter says and passes on what is tapped.
final class GroupListViewController: UndoingViewController {
  // MARK: Dependencies

  private let presenter: any GroupListPresentation

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [presenter] in presenter.addTapped() }

  init(presenter: any GroupListPresentation, undo: any UndoPresentation) {
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

// MARK: - GroupListView

extension GroupListViewController: GroupListView {
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

  func showDeletionQuestion(title: String, message: String, forRowAt index: Int) {
    showQuestion(title: title, message: message, confirmation: "Delete") { [presenter] in
      presenter.deletionConfirmed(at: index)
    }
  }
}

// MARK: - TableViewDataSource

extension GroupListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).text)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    presenter.deleteTapped(at: row)
  }
}

// MARK: - TableViewDelegate

extension GroupListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }
}
