import ContactsDomain
import TerminalKit

/// The contacts screen: loads the contacts, has them shown, and opens the Add screen.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let dataSource = ContactListDataSource(formatter: ContactFormatter())
  private let errorFormatter = ErrorFormatter()

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
    tableView.dataSource = dataSource
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
      dataSource.replaceContacts(with: try repository.contacts())
      addButton.isEnabled = true
      tableView.reloadData()
      updatePlaceholder()
    } catch {
      showLoadFailure(error)
    }
  }

  private func updatePlaceholder() {
    contentUnavailableConfiguration =
      dataSource.isEmpty ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  private func showLoadFailure(_ failure: StorageFailure) {
    let message = errorFormatter.message(forLoading: failure)
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

// MARK: - AddContactViewControllerDelegate

extension ContactListViewController: AddContactViewControllerDelegate {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact) {
    let row = dataSource.insert(contact)
    updatePlaceholder()
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }
}
