import TerminalKit

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
  weak var addContact: ViewController?
}

// MARK: - ContactListRouting

extension ContactListRouter: ContactListRouting {
  func showAddContact() {
    guard let addContact else { return }
    viewController?.present(addContact)
  }
}
