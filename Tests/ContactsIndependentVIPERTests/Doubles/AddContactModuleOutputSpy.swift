import ContactsDomain

@testable import ContactsIndependentVIPER

final class AddContactModuleOutputSpy: AddContactModuleOutput {
  private(set) var added: [Contact] = []

  func didAdd(_ contact: Contact) {
    added.append(contact)
  }
}
