@testable import ContactsVIPVM

/// Remembers what it was given to hold.
@MainActor final class ContactListOutputSpy: ContactListViewModelOutput {
  enum Call: Equatable {
    case rowsLoaded([String], placeholder: String?)
    case loadFailed(message: String)
    case rowInserted(String, at: Int)
  }

  private(set) var calls: [Call] = []

  func rowsLoaded(_ rows: ContactRows, placeholder: String?) {
    calls.append(.rowsLoaded((0..<rows.count).map { rows[$0].fullName }, placeholder: placeholder))
  }

  func loadFailed(message: String) {
    calls.append(.loadFailed(message: message))
  }

  func rowInserted(_ row: ContactRow, at index: Int) {
    calls.append(.rowInserted(row.fullName, at: index))
  }
}
