import ContactsDomain

@testable import ContactsVIP

/// Holds the contact that a test gives it.
@MainActor final class AddContactDataStoreStub: AddContactDataStore {
  var addedContact: Contact?
}
