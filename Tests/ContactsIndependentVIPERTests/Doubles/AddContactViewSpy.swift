@testable import ContactsIndependentVIPER

final class AddContactViewSpy: AddContactViewInput {
  private(set) var alerts: [String] = []

  func showAlert(title: String, message: String) {
    alerts.append("\(title): \(message)")
  }
}
