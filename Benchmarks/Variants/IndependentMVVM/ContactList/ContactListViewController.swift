import TerminalKit

final class ContactListViewController: ViewController {
  private let viewModel: ContactListViewModel
  private let tableView = TableView()
  private let addButton: BarButtonItem

  init(viewModel: ContactListViewModel) {
    self.viewModel = viewModel
    addButton = BarButtonItem(title: "Add") { [viewModel] in viewModel.add() }
    super.init()
  }

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)

    viewModel.onRowsChange = { [weak self] change in self?.apply(change) }
    viewModel.load()
  }

  override func updateProperties() {
    addButton.isEnabled = viewModel.canAdd
    contentUnavailableConfiguration = viewModel.placeholder.map { text in
      ContentUnavailableConfiguration(text: text, button: viewModel.canRetry ? retryButton : nil)
    }
    if let message = viewModel.alertMessage, presentedViewController == nil {
      presentAlert(message: message)
    }
  }

  private var retryButton: ContentUnavailableConfiguration.Button {
    ContentUnavailableConfiguration.Button(title: "Retry") { [viewModel] in viewModel.load() }
  }

  private func apply(_ change: ContactListViewModel.RowsChange) {
    switch change {
    case .reload:
      tableView.reloadData()
    case .insertion(let row):
      tableView.insertRow(at: row)
      tableView.scrollToRow(at: row)
    }
  }

  private func presentAlert(message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(
      AlertAction(title: "Cancel", style: .cancel) { [viewModel] in viewModel.dismissAlert() })
    alert.addAction(AlertAction(title: "Retry") { [viewModel] in viewModel.load() })
    present(alert)
  }
}

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: viewModel.fullName(atRow: row))
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }
}
