@testable import ContactsIndependentVIPER

final class ContactListRouterSpy: ContactListRouterInput {
  private(set) weak var addContactOutput: (any AddContactModuleOutput)?

  func openAddContact(output: any AddContactModuleOutput) {
    addContactOutput = output
  }
}
