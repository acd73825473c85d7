import TerminalKit

/// The view of the favourites screen: shows what the presenter says and passes on what is tapped.
final class FavouritesViewController: UndoingViewController {
  // MARK: Dependencies

  private let presenter: any FavouritesPresentation

  // MARK: Views

  private let tableView = TableView()

  init(presenter: any FavouritesPresentation, undo: any UndoPresentation) {
    self.presenter = presenter
    super.init(undo: undo)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
    super.viewDidLoad()
  }
}

// MARK: - FavouritesView

extension FavouritesViewController: FavouritesView {
  func show(title: String) {
    self.title = title
  }

  func showRows() {
    tableView.reloadData()
  }

  func showDeletedRow(at index: Int) {
    tableView.deleteRow(at: index)
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
}

// MARK: - TableViewDataSource

extension FavouritesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let row = presenter.row(at: row)
    return TableViewCell(text: row.fullName, accessory: row.star)
  }
}

// MARK: - TableViewDelegate

extension FavouritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt row: Int) {
    presenter.starTapped(at: row)
  }
}
