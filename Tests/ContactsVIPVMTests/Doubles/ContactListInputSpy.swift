@testable import ContactsVIPVM

/// Holds what a test gives it, and remembers what the view told it.
@MainActor final class ContactListInputSpy: ContactListViewModelInput {
  enum Call: Equatable {
    case viewDidLoad, addTapped, retryTapped
  }

  let title = "People"
  var isAddEnabled = true
  var content = ContactListContent.rows
  var rows = ContactRows()
  private(set) var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func addTapped() {
    calls.append(.addTapped)
  }

  func retryTapped() {
    calls.append(.retryTapped)
  }
}
