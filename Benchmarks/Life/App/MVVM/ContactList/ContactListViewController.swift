import TerminalKit

/// The view of the contacts screen: shows its view model's state and passes on what is tapped.
final class ContactListViewController: ListViewController<ContactListViewModel> {
  // MARK: Views

  private lazy var addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.addTapped() }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    tableView.delegate = self
    super.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    addButton.isEnabled = viewModel.isAddEnabled
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let row = viewModel.row(at: row)
    return TableViewCell(text: row.fullName, accessory: row.star)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    true
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int
  ) {
    viewModel.deleteTapped(at: row)
  }
}

// MARK: - TableViewDelegate

extension ContactListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    viewModel.rowSelected(at: row)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    viewModel.starTapped(at: row)
  }
}
