@testable import ContactsVIPVM

/// Remembers what it was given to hold.
@MainActor final class ContactListOutputSpy: ContactListViewModelOutput {
  enum Call: Equatable {
    case rowsLoaded(count: Int, placeholder: String?)
    case loadFailed(message: String)
    case rowInserted(at: Int, count: Int)
    case rowFetched(String)
    case rowFound(Int?)
  }

  private(set) var calls: [Call] = []

  func rowsLoaded(count: Int, placeholder: String?) {
    calls.append(.rowsLoaded(count: count, placeholder: placeholder))
  }

  func loadFailed(message: String) {
    calls.append(.loadFailed(message: message))
  }

  func rowInserted(at index: Int, count: Int) {
    calls.append(.rowInserted(at: index, count: count))
  }

  func rowFetched(_ row: ContactRow) {
    calls.append(.rowFetched(row.fullName))
  }

  func rowFound(at index: Int?) {
    calls.append(.rowFound(index))
  }
}
