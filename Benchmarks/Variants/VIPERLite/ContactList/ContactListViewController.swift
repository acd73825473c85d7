import ContactsDomain
import TerminalKit

/// The contacts screen: shows the contacts, words what it says, and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let interactor: any ContactListUseCases
  private let addContactInteractor: any AddContactUseCases

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.showAddContact() }

  init(interactor: any ContactListUseCases, addContactInteractor: any AddContactUseCases) {
    self.interactor = interactor
    self.addContactInteractor = addContactInteractor
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    loadContacts()
  }

  // MARK: Navigation

  private func showAddContact() {
    present(AddContactViewController(interactor: addContactInteractor, delegate: self))
  }

  // MARK: Private

  private func loadContacts() {
    do throws(StorageFailure) {
      try interactor.loadContacts()
      addButton.isEnabled = true
      tableView.reloadData()
      updatePlaceholder()
    } catch {
      addButton.isEnabled = false
      show(failure: "The contacts could not be loaded\(error.explanation)")
    }
  }

  private func updatePlaceholder() {
    contentUnavailableConfiguration =
      interactor.numberOfContacts == 0 ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  private func show(failure: String) {
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: failure, button: .init(title: "Retry") { [weak self] in self?.loadContacts() })
    let alert = AlertController(title: "Error", message: failure)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.loadContacts() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    interactor.numberOfContacts
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = interactor.contact(at: row).name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    interactor.firstRow(beginningWith: title)
  }
}

// MARK: - AddContactDelegate

extension ContactListViewController: AddContactDelegate {
  func addContactDidAdd(_ contact: Contact) {
    let row = interactor.insert(contact)
    updatePlaceholder()
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }
}
