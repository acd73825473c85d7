import ContactsDomain
import TerminalKit

/// The view of the contacts screen: words what its view model holds, and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactListViewModel

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.showAddContact() }

  init(viewModel: ContactListViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    viewModel.delegate = self
    viewModel.loadContacts()
  }

  // MARK: Navigation

  private func showAddContact() {
    let addContact = AddContactViewController(viewModel: viewModel.makeAddContactViewModel())
    addContact.delegate = self
    present(addContact)
  }

  // MARK: Private

  private func updatePlaceholder() {
    contentUnavailableConfiguration =
      viewModel.numberOfContacts == 0 ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  private func show(failure: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: failure, button: .init(title: "Retry") { [viewModel] in viewModel.loadContacts() })
    let alert = AlertController(title: "Error", message: failure)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [viewModel] in viewModel.loadContacts() })
    present(alert)
  }
}

// MARK: - ContactListViewModelDelegate

extension ContactListViewController: ContactListViewModelDelegate {
  func contactListDidLoad() {
    addButton.isEnabled = true
    tableView.reloadData()
    updatePlaceholder()
  }

  func contactListDidFailToLoad(_ failure: StorageFailure) {
    addButton.isEnabled = false
    show(failure: "The contacts could not be loaded\(failure.explanation)")
  }

  func contactListDidInsertContact(at index: Int) {
    updatePlaceholder()
    tableView.insertRow(at: index)
    tableView.scrollToRow(at: index)
  }
}

// MARK: - AddContactViewControllerDelegate

extension ContactListViewController: AddContactViewControllerDelegate {
  func addContactViewControllerDidAdd(_ contact: Contact) {
    viewModel.insert(contact)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfContacts
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = viewModel.contact(at: row).name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    viewModel.firstRow(beginningWith: title)
  }
}
