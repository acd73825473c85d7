import TerminalKit

/// What the presenter has the contacts screen display.
protocol ContactListDisplayLogic: AnyObject {
  func displayScreen(_ viewModel: ContactList.ShowScreen.ViewModel)
  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel)
  func displayRow(_ viewModel: ContactList.ShowRow.ViewModel)
  func displayFoundRow(_ viewModel: ContactList.FindRow.ViewModel)
  func displayAddContact(_ viewModel: ContactList.OpenAddContact.ViewModel)
  func displayInsertedRow(_ viewModel: ContactList.InsertAddedContact.ViewModel)
}

/// The view of the contacts screen: makes a request of each event, and holds and shows what comes back.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let interactor: any ContactListBusinessLogic
  private let router: any ContactListRoutingLogic

  // MARK: State

  private var numberOfRows = 0
  /// The row that came back last.
  private var row = ContactRow(fullName: "")
  /// The index that came back last.
  private var foundRow: Int?

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  init(interactor: any ContactListBusinessLogic, router: any ContactListRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    interactor.showScreen(ContactList.ShowScreen.Request())
    loadContacts()
  }

  override func viewWillAppear() {
    interactor.insertAddedContact(ContactList.InsertAddedContact.Request())
  }

  // MARK: Actions

  private func addTapped() {
    interactor.openAddContact(ContactList.OpenAddContact.Request())
  }

  // MARK: Private

  private func loadContacts() {
    interactor.loadContacts(ContactList.LoadContacts.Request())
  }

  private func showRows(count: Int, placeholder: String?) {
    numberOfRows = count
    addButton.isEnabled = true
    contentUnavailableConfiguration = placeholder.map { ContentUnavailableConfiguration(text: $0) }
    tableView.reloadData()
  }

  private func showFailure(title: String, message: String) {
    addButton.isEnabled = false
    contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: message, button: .init(title: "Retry") { [weak self] in self?.loadContacts() })
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry") { [weak self] in self?.loadContacts() })
    present(alert)
  }
}

// MARK: - ContactListDisplayLogic

extension ContactListViewController: ContactListDisplayLogic {
  func displayScreen(_ viewModel: ContactList.ShowScreen.ViewModel) {
    title = viewModel.title
  }

  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel) {
    switch viewModel {
    case .rows(let count, let placeholder): showRows(count: count, placeholder: placeholder)
    case .failure(let title, let message): showFailure(title: title, message: message)
    }
  }

  func displayRow(_ viewModel: ContactList.ShowRow.ViewModel) {
    row = viewModel.row
  }

  func displayFoundRow(_ viewModel: ContactList.FindRow.ViewModel) {
    foundRow = viewModel.index
  }

  func displayAddContact(_ viewModel: ContactList.OpenAddContact.ViewModel) {
    router.routeToAddContact()
  }

  func displayInsertedRow(_ viewModel: ContactList.InsertAddedContact.ViewModel) {
    numberOfRows = viewModel.numberOfRows
    contentUnavailableConfiguration = nil
    tableView.insertRow(at: viewModel.insertedRow)
    tableView.scrollToRow(at: viewModel.insertedRow)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    interactor.showRow(ContactList.ShowRow.Request(index: row))
    return TableViewCell(text: self.row.fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    interactor.findRow(ContactList.FindRow.Request(beginning: title))
    return foundRow
  }
}
