@testable import ContactsVIPVM

/// Remembers the names that it was asked to add.
@MainActor final class AddContactInteractorSpy: AddContactBusinessLogic {
  private(set) var names: [[String]] = []

  func addContact(firstName: String, lastName: String) {
    names.append([firstName, lastName])
  }
}
