@testable import ContactsIndependentVIPER

final class AddContactRouterSpy: AddContactRouterInput {
  private(set) var closeCount = 0

  func close() {
    closeCount += 1
  }
}
