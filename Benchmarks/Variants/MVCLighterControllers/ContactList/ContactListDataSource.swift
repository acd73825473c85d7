import ContactsDomain
import TerminalKit

/// The rows of the contacts screen: holds the contacts in their order and makes a cell of each that shows.
final class ContactListDataSource {
  // MARK: Dependencies

  private let formatter: ContactFormatter

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(formatter: ContactFormatter) {
    self.formatter = formatter
  }

  var isEmpty: Bool {
    contacts.isEmpty
  }

  func replaceContacts(with contacts: SortedList<Contact>) {
    self.contacts = contacts
  }

  /// Returns the row at which the contact is now.
  func insert(_ contact: Contact) -> Int {
    contacts.insert(contact)
  }
}

// MARK: - TableViewDataSource

extension ContactListDataSource: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: formatter.fullName(of: contacts[row]))
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    contacts.firstRow(beginningWith: title)
  }
}
