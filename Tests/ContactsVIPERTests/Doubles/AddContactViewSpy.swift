@testable import ContactsVIPER

/// Remembers what it was told to show.
final class AddContactViewSpy: AddContactView {
  enum Call: Equatable {
    case show(title: String)
    case showAlert(title: String, message: String)
  }

  private(set) var calls: [Call] = []

  func show(title: String) {
    calls.append(.show(title: title))
  }

  func showAlert(title: String, message: String) {
    calls.append(.showAlert(title: title, message: message))
  }
}
