import TerminalKit

/// The view of the favourites screen: shows its view model's state and passes on what is tapped.
final class FavouritesViewController: ListViewController<FavouritesViewModel> {
  // MARK: Life cycle

  override func viewDidLoad() {
    tableView.dataSource = self
    tableView.delegate = self
    super.viewDidLoad()
  }
}

// MARK: - TableViewDataSource

extension FavouritesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let row = viewModel.row(at: row)
    return TableViewCell(text: row.fullName, accessory: row.star)
  }
}

// MARK: - TableViewDelegate

extension FavouritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    viewModel.rowSelected(at: row)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    viewModel.starTapped(at: row)
  }
}
