@testable import ContactsVIPER

/// Remembers the names that it was asked to add.
final class AddContactInteractorSpy: AddContactUseCases {
  private(set) var names: [[String]] = []

  func addContact(firstName: String, lastName: String) {
    names.append([firstName, lastName])
  }
}
