import ContactsDomain
import TerminalKit

/// A screen with nothing but a table of contacts.
final class ToolkitList: ViewController, TableViewDataSource {
  private var contacts: SortedList<Contact>
  private let tableView = TableView()

  init(contacts: SortedList<Contact>) {
    self.contacts = contacts
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  func numberOfRows(in tableView: TableView) -> Int {
    contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }
}
