import TerminalKit

/// What the presenter has the contacts screen display.
protocol ContactListDisplayLogic: AnyObject {
  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel)
  func displayInsertedContact(_ viewModel: ContactList.InsertContact.ViewModel)
}

/// The view of the contacts screen: starts the use cases, and holds and shows what comes back.
///
/// A tap that only leads to another screen goes to the router: there is no use case in it.
final class ContactListViewController: ViewController {
  // MARK: Dependencies

  private let interactor: any ContactListBusinessLogic
  private let router: any ContactListRoutingLogic

  // MARK: State

  private var rows = ContactRows()

  // MARK: Views

  private let tableView = TableView()
  private lazy var addButton = BarButtonItem(title: "Add") { [router] in router.routeToAddContact() }

  init(interactor: any ContactListBusinessLogic, router: any ContactListRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = addButton
    tableView.dataSource = self
    view.addSubview(tableView)
    interactor.loadContacts()
  }

  // MARK: Private

  private func show(_ placeholder: ContactList.Placeholder?) {
    contentUnavailableConfiguration = placeholder.map { placeholder in
      ContentUnavailableConfiguration(
        text: placeholder.text,
        button: placeholder.offersRetry
          ? .init(title: "Retry") { [interactor] in interactor.loadContacts() } : nil)
    }
  }

  private func show(_ alert: ContactList.Alert) {
    let controller = AlertController(title: alert.title, message: alert.message)
    controller.addAction(AlertAction(title: "Cancel"))
    controller.addAction(AlertAction(title: "Retry") { [interactor] in interactor.loadContacts() })
    present(controller)
  }
}

// MARK: - ContactListDisplayLogic

extension ContactListViewController: ContactListDisplayLogic {
  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel) {
    rows = viewModel.rows
    addButton.isEnabled = viewModel.isAddEnabled
    show(viewModel.placeholder)
    tableView.reloadData()
    if let alert = viewModel.alert { show(alert) }
  }

  func displayInsertedContact(_ viewModel: ContactList.InsertContact.ViewModel) {
    rows.insert(viewModel.row)
    show(viewModel.placeholder)
    tableView.insertRow(at: viewModel.index)
    tableView.scrollToRow(at: viewModel.index)
  }
}

// MARK: - TableViewDataSource

extension ContactListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: rows[row].fullName)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    rows.firstRow(beginningWith: title)
  }
}
