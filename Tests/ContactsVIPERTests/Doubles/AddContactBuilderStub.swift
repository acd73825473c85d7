import TerminalKit

@testable import ContactsVIPER

/// Gives a screen without content, and remembers for whom.
@MainActor final class AddContactBuilderStub: AddContactBuilding {
  let viewController = ViewController()
  private(set) var delegates: [any AddContactDelegate] = []

  func build(delegate: any AddContactDelegate) -> ViewController {
    delegates.append(delegate)
    return viewController
  }
}
