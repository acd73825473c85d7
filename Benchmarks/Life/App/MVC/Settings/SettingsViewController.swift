import ContactsDomain
import TerminalKit

/// The settings screen: shows how contacts are named and ordered, changes it, turns the PIN off,
/// and opens the About, the Import Contacts and the Set PIN screen.
final class SettingsViewController: ViewController {
  /// What the rows are for.
  private enum Row: CaseIterable {
    case about, importContacts, pin
  }

  // MARK: Dependencies

  private let store: ContactStore
  private let files: any ContactFiles
  private let pinStore: any PINStore

  // MARK: Views

  private let nameStyleControl = SegmentedControl(
    title: "Names", segments: NameStyle.allCases.map(\.title))
  private let contactOrderControl = SegmentedControl(
    title: "Sort by", segments: ContactOrder.allCases.map(\.title))
  private let tableView = TableView()

  init(store: ContactStore, files: any ContactFiles, pinStore: any PINStore) {
    self.store = store
    self.files = files
    self.pinStore = pinStore
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Settings"
    nameStyleControl.selectedSegmentIndex = NameStyle.allCases.firstIndex(of: store.nameStyle) ?? 0
    nameStyleControl.onValueChanged { [weak self] index in self?.store.nameStyle = NameStyle.allCases[index] }
    contactOrderControl.selectedSegmentIndex = ContactOrder.allCases.firstIndex(of: store.contactOrder) ?? 0
    contactOrderControl.onValueChanged { [weak self] index in
      self?.store.contactOrder = ContactOrder.allCases[index]
    }
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(nameStyleControl)
    view.addSubview(contactOrderControl)
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func viewWillAppear() {
    // A PIN may have been set.
    reloadRow(.pin)
  }

  // MARK: Private

  private func openImport() {
    // An import tells known names from new ones.
    guard store.loadFailure == nil else {
      present(AlertController(error: "The contacts have to be loaded first"))
      return
    }
    present(ImportContactsViewController(store: store, files: files))
  }

  private func changePIN() {
    guard pinStore.pin != nil else {
      present(SetPINViewController(pinStore: pinStore))
      return
    }
    let alert = AlertController(title: "PIN", message: "Turn off the PIN?")
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Turn Off", style: .destructive) { [weak self] in self?.turnOffPIN() })
    present(alert)
  }

  private func turnOffPIN() {
    pinStore.pin = nil
    reloadRow(.pin)
  }

  private func reloadRow(_ row: Row) {
    if let place = Row.allCases.firstIndex(of: row) { tableView.reloadRow(at: place) }
  }
}

// MARK: - TableViewDataSource

extension SettingsViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    Row.allCases.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    switch Row.allCases[row] {
    case .about: TableViewCell(text: "About")
    case .importContacts: TableViewCell(text: "Import Contacts")
    case .pin: TableViewCell(text: pinStore.pin == nil ? "PIN: off" : "PIN: on")
    }
  }
}

// MARK: - TableViewDelegate

extension SettingsViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    switch Row.allCases[row] {
    case .about: navigationController?.pushViewController(AboutViewController())
    case .importContacts: openImport()
    case .pin: changePIN()
    }
  }
}

// MARK: - Titles

extension NameStyle {
  fileprivate var title: String {
    switch self {
    case .firstLast: "First Last"
    case .lastFirst: "Last, First"
    }
  }
}

extension ContactOrder {
  fileprivate var title: String {
    switch self {
    case .firstName: "First name"
    case .lastName: "Last name"
    }
  }
}
