@testable import ContactsIndependentVIPER

final class ContactListViewSpy: ContactListViewInput {
  private(set) var reloadCount = 0
  private(set) var insertedRows: [Int] = []
  private(set) var placeholder: (text: String, canRetry: Bool)?
  private(set) var isAddEnabled: Bool?
  private(set) var retryAlerts: [String] = []

  func reloadRows() {
    reloadCount += 1
  }

  func insertRow(at row: Int) {
    insertedRows.append(row)
  }

  func showPlaceholder(_ text: String, canRetry: Bool) {
    placeholder = (text, canRetry)
  }

  func hidePlaceholder() {
    placeholder = nil
  }

  func setAddEnabled(_ isEnabled: Bool) {
    isAddEnabled = isEnabled
  }

  func showRetryAlert(title: String, message: String) {
    retryAlerts.append("\(title): \(message)")
  }
}
