import TerminalKit

/// The view of the Add Members screen: shows what the presenter says and passes on what is tapped.
final class AddMembersViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any AddMembersPresentation

  // MARK: Views

  private let tableView = TableView()

  init(presenter: any AddMembersPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
  }
}

// MARK: - AddMembersView

extension AddMembersViewController: AddMembersView {
  func show(title: String) {
    self.title = title
  }

  func showRows() {
    tableView.reloadData()
  }

  func show(placeholder: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(text: placeholder)
  }
}

// MARK: - TableViewDataSource

extension AddMembersViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).fullName)
  }
}

// MARK: - TableViewDelegate

extension AddMembersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }
}
