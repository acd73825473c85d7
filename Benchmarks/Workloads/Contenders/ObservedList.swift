import ContactsDomain
import Observation
import TerminalKit

/// The contacts, and which change of them a screen has to show.
@Observable
final class ObservedList {
  @ObservationIgnored private(set) var contacts: SortedList<Contact>
  private(set) var insertedRow: Int?

  init(contacts: SortedList<Contact>) {
    self.contacts = contacts
  }

  func insert(_ contact: Contact) {
    insertedRow = contacts.insert(contact)
  }
}

/// A screen with nothing but a table of contacts.
final class ObservedListScreen: ViewController, TableViewDataSource {
  let state: ObservedList
  private let tableView = TableView()

  init(_ state: ObservedList) {
    self.state = state
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func updateProperties() {
    guard let row = state.insertedRow, tableView.numberOfRows < state.contacts.count else { return }
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  func numberOfRows(in tableView: TableView) -> Int {
    state.contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = state.contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }
}
