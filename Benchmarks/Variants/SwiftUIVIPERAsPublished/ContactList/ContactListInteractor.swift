import ContactsDomain
import ContactsRows
import Observation

/// The use case of the contacts screen: loading the contacts.
@Observable
final class ContactListInteractor {
  // MARK: Dependencies

  private let dataStore: ContactDataStore

  // MARK: State

  /// The contacts, nil as long as they have not been loaded.
  private(set) var contacts: ContactRows?
  /// Why they could not be loaded, nil where they were.
  private(set) var failure: StorageFailure?
  private(set) var addedContactID: Contact.ID?

  init(dataStore: ContactDataStore) {
    self.dataStore = dataStore
  }

  // MARK: Use case

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try dataStore.contacts()
      addedContactID = dataStore.addedContactID
      failure = nil
    } catch {
      failure = error
    }
  }
}
