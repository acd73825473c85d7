import ContactsDomain

@testable import ContactsIndependentVIPER

final class AddContactInteractorOutputSpy: AddContactInteractorOutput {
  private(set) var added: [Contact] = []
  private(set) var errors: [ContactError] = []

  func didAdd(_ contact: Contact) {
    added.append(contact)
  }

  func didFailToAdd(_ error: ContactError) {
    errors.append(error)
  }
}
