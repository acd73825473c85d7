@testable import ContactsVIPER

/// Counts how often it was asked to close the screen.
final class AddContactRouterSpy: AddContactRouting {
  private(set) var closeCount = 0

  func close() {
    closeCount += 1
  }
}
