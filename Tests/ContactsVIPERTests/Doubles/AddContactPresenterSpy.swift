@testable import ContactsVIPER

/// Remembers what the view told it.
final class AddContactPresenterSpy: AddContactPresentation {
  enum Call: Equatable {
    case viewDidLoad
    case cancelTapped
    case doneTapped(firstName: String, lastName: String)
  }

  private(set) var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func cancelTapped() {
    calls.append(.cancelTapped)
  }

  func doneTapped(firstName: String, lastName: String) {
    calls.append(.doneTapped(firstName: firstName, lastName: lastName))
  }
}
