@testable import ContactsVIPER

/// Remembers what it was told to show.
final class ContactListViewSpy: ContactListView {
  enum Call: Equatable {
    case show(title: String)
    case setAddEnabled(Bool)
    case showRows
    case showInsertedRow(at: Int)
    case show(placeholder: String)
    case show(failure: String)
    case hidePlaceholder
    case showAlert(title: String, message: String)
  }

  private(set) var calls: [Call] = []

  func show(title: String) {
    calls.append(.show(title: title))
  }

  func setAddEnabled(_ isEnabled: Bool) {
    calls.append(.setAddEnabled(isEnabled))
  }

  func showRows() {
    calls.append(.showRows)
  }

  func showInsertedRow(at index: Int) {
    calls.append(.showInsertedRow(at: index))
  }

  func show(placeholder: String) {
    calls.append(.show(placeholder: placeholder))
  }

  func show(failure: String) {
    calls.append(.show(failure: failure))
  }

  func hidePlaceholder() {
    calls.append(.hidePlaceholder)
  }

  func showAlert(title: String, message: String) {
    calls.append(.showAlert(title: title, message: message))
  }
}
