@testable import ContactsIndependentVIPER

final class ContactListPresenterStub: ContactListViewOutput {
  enum Event {
    case viewDidLoad, add, retry
  }

  var rows: [String] = []
  private(set) var events: [Event] = []

  var numberOfRows: Int { rows.count }

  func row(at index: Int) -> ContactRow {
    ContactRow(fullName: rows[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    rows.firstIndex { $0.hasPrefix(text) }
  }

  func viewDidLoad() {
    events.append(.viewDidLoad)
  }

  func didTapAdd() {
    events.append(.add)
  }

  func didTapRetry() {
    events.append(.retry)
  }
}
