import ContactsDomain

@testable import ContactsVIPVM

/// Remembers what it was given to hold.
@MainActor final class AddContactOutputSpy: AddContactViewModelOutput {
  private(set) var added: [Contact] = []
  private(set) var messages: [String] = []

  func contactAdded(_ contact: Contact) {
    added.append(contact)
  }

  func contactRefused(message: String) {
    messages.append(message)
  }
}
