import TerminalKit

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  private let makeAddContact: () -> ViewController
  weak var viewController: ViewController?

  init(makeAddContact: @escaping () -> ViewController) {
    self.makeAddContact = makeAddContact
  }

  func showAddContact() {
    viewController?.present(makeAddContact())
  }
}
