import TerminalKit

/// The view of the result screen: shows what the presenter says and passes on what is tapped.
final class ImportResultViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any ImportResultPresentation

  // MARK: Views

  private let tableView = TableView()

  init(presenter: any ImportResultPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [presenter] in presenter.doneTapped() }
    tableView.dataSource = self
    presenter.viewDidLoad()
    view.addSubview(tableView)
  }
}

// MARK: - ImportResultView

extension ImportResultViewController: ImportResultView {
  func show(title: String) {
    self.title = title
  }

  func show(lines: [String]) {
    for line in lines { view.addSubview(Label(text: line)) }
  }

  func showRows() {
    tableView.reloadData()
  }
}

// MARK: - TableViewDataSource

extension ImportResultViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: presenter.row(at: row).text)
  }
}
