import ContactsDomain

@testable import ContactsVIPVM

/// Remembers what came of the use case.
@MainActor final class AddContactPresenterSpy: AddContactPresentationLogic {
  private(set) var added: [Contact] = []
  private(set) var errors: [ContactError] = []

  func presentAddedContact(_ contact: Contact) {
    added.append(contact)
  }

  func presentRefusal(_ error: ContactError) {
    errors.append(error)
  }
}
