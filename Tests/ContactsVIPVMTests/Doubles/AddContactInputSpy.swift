@testable import ContactsVIPVM

/// Holds what a test gives it, and remembers what the view told it.
@MainActor final class AddContactInputSpy: AddContactViewModelInput {
  enum Call: Equatable {
    case viewDidLoad, cancelTapped, doneTapped
  }

  let title = "New"
  var firstName = ""
  var lastName = ""
  private(set) var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func firstNameChanged(_ text: String) {
    firstName = text
  }

  func lastNameChanged(_ text: String) {
    lastName = text
  }

  func cancelTapped() {
    calls.append(.cancelTapped)
  }

  func doneTapped() {
    calls.append(.doneTapped)
  }
}
