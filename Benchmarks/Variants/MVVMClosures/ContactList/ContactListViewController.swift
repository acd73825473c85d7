import TerminalKit

/// The view of the contacts screen: shows the rows of its view model and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactsViewModel

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.showAddContact() }

  init(viewModel: ContactsViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.contactListTitle
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    viewModel.contentDidChange = { [weak self] content in self?.show(content) }
    loadContacts()
  }

  // MARK: Navigation

  private func showAddContact() {
    let addContact = AddContactViewController(viewModel: viewModel) { [weak self] _, index in
      self?.insertRow(at: index)
    }
    present(addContact)
  }

  // MARK: Private

  private func loadContacts() {
    viewModel.loadContacts(
      success: { tableView.reloadData() },
      failure: { message in showAlert(message: message) })
  }

  private func insertRow(at index: Int) {
    tableView.insertRow(at: index)
    tableView.scrollToRow(at: index)
  }

  private func show(_ content: ContactsViewModel.Content) {
    addButton.isEnabled = viewModel.isAddEnabled
    switch content {
    case .rows:
      contentUnavailableConfiguration = nil
    case .placeholder(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: text)
    case .failure(let text):
      contentUnavailableConfiguration = ContentUnavailableConfiguration(
        text: text, button: .init(title: "Retry") { [weak self] in self?.loadContacts() })
    }
  }

  private func showAlert(message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.loadContacts() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: viewModel.row(at: row).fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }
}
