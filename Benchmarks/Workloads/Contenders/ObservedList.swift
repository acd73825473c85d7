import ContactsDomain
import Observation
import TerminalKit

/// The contacts, and which change of them a screen has to show.
@Observable
final class ObservedList {
  @ObservationIgnored private(set) var contacts: SortedList<Contact>
  private(set) var insertion = Insertion()

  /// The latest insertion. It counts them, for two in a row may be at the same row, and equal values are no change.
  struct Insertion {
    var count = 0
    var row: Int?
  }

  init(contacts: SortedList<Contact>) {
    self.contacts = contacts
  }

  func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    insertion = Insertion(count: insertion.count + 1, row: row)
  }
}

/// A screen with nothing but a table of contacts.
final class ObservedListScreen: ViewController, TableViewDataSource {
  let state: ObservedList
  private let tableView = TableView()
  private var shownInsertions = 0

  init(_ state: ObservedList) {
    self.state = state
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func updateProperties() {
    let insertion = state.insertion
    guard let row = insertion.row, insertion.count != shownInsertions else { return }
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
    shownInsertions = insertion.count
  }

  func numberOfRows(in tableView: TableView) -> Int {
    state.contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = state.contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }
}
