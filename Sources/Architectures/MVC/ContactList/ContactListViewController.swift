import ContactsDomain
import TerminalKit

/// The contacts screen: loads the contacts, formats and shows them, and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private var contacts = SortedList<Contact>()

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    loadContacts()
  }

  // MARK: Actions

  private func addTapped() {
    let addContact = AddContactViewController(repository: repository)
    addContact.delegate = self
    present(addContact)
  }

  // MARK: Private

  private func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      addButton.isEnabled = true
      tableView.reloadData()
      updatePlaceholder()
    } catch {
      showLoadFailure(error)
    }
  }

  private func updatePlaceholder() {
    contentUnavailableConfiguration =
      contacts.isEmpty ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  private func showLoadFailure(_ failure: StorageFailure) {
    let message = "The contacts could not be loaded\(failure.explanation)"
    addButton.isEnabled = false
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: message,
      button: .init(title: "Retry") { [weak self] in self?.loadContacts() })
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.loadContacts() })
    present(alert)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    contacts.firstRow(beginningWith: title)
  }
}

// MARK: - AddContactViewControllerDelegate

extension ContactListViewController: AddContactViewControllerDelegate {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact) {
    let row = contacts.insert(contact)
    updatePlaceholder()
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }
}
