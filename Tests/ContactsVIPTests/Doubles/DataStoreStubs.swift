import ContactsDomain

@testable import ContactsVIP

/// Takes the contact that a router hands over.
@MainActor final class ContactListDataStoreStub: ContactListDataStore {
  var addedContact: Contact?
}

/// Holds the contact that a test gives it.
@MainActor final class AddContactDataStoreStub: AddContactDataStore {
  var addedContact: Contact?
}
