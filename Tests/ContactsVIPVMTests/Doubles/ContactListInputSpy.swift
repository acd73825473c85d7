@testable import ContactsVIPVM

/// Holds what a test gives it, and remembers what the view told and asked it.
@MainActor final class ContactListInputSpy: ContactListViewModelInput {
  enum Call: Equatable {
    case viewDidLoad, addTapped, retryTapped, errorDismissed
  }

  let title = "People"
  var isAddEnabled = true
  var content = ContactListContent.rows
  var rowUpdate = ContactListRowUpdate()
  var errorMessage: String?
  var rows: [String] = []
  var foundRow: Int?
  private(set) var calls: [Call] = []
  private(set) var texts: [String] = []

  var numberOfRows: Int {
    rows.count
  }

  func row(at index: Int) -> ContactRow {
    ContactRow(fullName: rows[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    texts.append(text)
    return foundRow
  }

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func addTapped() {
    calls.append(.addTapped)
  }

  func retryTapped() {
    calls.append(.retryTapped)
    errorMessage = nil
  }

  func errorDismissed() {
    calls.append(.errorDismissed)
    errorMessage = nil
  }
}
