import TerminalKit

/// The view of the group screen: shows what the presenter says and passes on what is tapped.
final class GroupDetailViewController: UndoingViewController {
  // MARK: Dependencies

  private let presenter: any GroupDetailPresentation

  // MARK: Views

  private let tableView = TableView()

  init(presenter: any GroupDetailPresentation, undo: any UndoPresentation) {
    self.presenter = presenter
    super.init(undo: undo)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Add") { [presenter] in presenter.addTapped() },
      BarButtonItem(title: "Rename") { [presenter] in presenter.renameTapped() },
    ]
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
    super.viewDidLoad()
  }
}

// MARK: - GroupDetailView

extension GroupDetailViewController: GroupDetailView {
  func show(title: String) {
    self.title = title
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

  func show(placeholder: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(text: placeholder)
  }

  func hidePlaceholder() {
    contentUnavailableConfiguration = nil
  }
}

// MARK: - TableViewDataSource

extension GroupDetailViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).fullName)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    presenter.deleteTapped(at: row)
  }
}

// MARK: - TableViewDelegate

extension GroupDetailViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }
}
