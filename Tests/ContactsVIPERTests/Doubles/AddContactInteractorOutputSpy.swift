import ContactsDomain

@testable import ContactsVIPER

/// Remembers what came of the use case.
final class AddContactInteractorOutputSpy: AddContactUseCasesOutput {
  private(set) var added: [Contact] = []
  private(set) var errors: [ContactError] = []

  func contactAdded(_ contact: Contact) {
    added.append(contact)
  }

  func contactNotAdded(_ error: ContactError) {
    errors.append(error)
  }
}
