import ContactsDomain
import TerminalKit

final class ContactsViewController: ViewController {
  private let repository: any ContactRepository
  private var contacts = SortedList<Contact>()
  private var loadFailure: StorageFailure?

  private let tableView = TableView()

  init(repository: any ContactRepository) {
    self.repository = repository
    super.init()
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in
      self?.showAddContact()
    }
    tableView.dataSource = self
    view.addSubview(tableView)
    loadContacts()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    // Nothing can be presented from viewDidLoad, where the first load fails.
    presentLoadFailureIfNeeded()
  }

  override func updateProperties() {
    super.updateProperties()
    navigationItem.rightBarButtonItem?.isEnabled = loadFailure == nil
    contentUnavailableConfiguration = makeContentUnavailableConfiguration()
  }

  private func makeContentUnavailableConfiguration() -> ContentUnavailableConfiguration? {
    if let loadFailure {
      let retryButton = ContentUnavailableConfiguration.Button(title: "Retry") { [weak self] in
        self?.retryLoading()
      }
      return ContentUnavailableConfiguration(text: message(for: loadFailure), button: retryButton)
    }
    return contacts.isEmpty ? ContentUnavailableConfiguration(text: "No contacts yet") : nil
  }

  // MARK: Loading

  private func loadContacts() {
    do {
      contacts = try repository.contacts()
      loadFailure = nil
    } catch {
      loadFailure = error
    }
    tableView.reloadData()
    setNeedsUpdateProperties()
  }

  private func retryLoading() {
    loadContacts()
    presentLoadFailureIfNeeded()
  }

  private func presentLoadFailureIfNeeded() {
    guard let loadFailure else { return }
    let alert = AlertController(title: "Error", message: message(for: loadFailure))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.retryLoading() })
    present(alert)
  }

  private func message(for failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }

  // MARK: Adding

  private func showAddContact() {
    let addContactViewController = AddContactViewController(repository: repository)
    addContactViewController.delegate = self
    present(NavigationController(rootViewController: addContactViewController))
  }

  private func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
    setNeedsUpdateProperties()
  }
}

// MARK: - TableViewDataSource

extension ContactsViewController: TableViewDataSource {
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

extension ContactsViewController: AddContactViewControllerDelegate {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact) {
    insert(contact)
    dismiss()
  }

  func addContactViewControllerDidCancel(_ controller: AddContactViewController) {
    dismiss()
  }
}
