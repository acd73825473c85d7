import ContactsDomain
import Observation

/// The use case of the Add screen: checking a name and storing it.
@Observable
final class AddContactInteractor {
  // MARK: Dependencies

  private let dataStore: ContactDataStore

  // MARK: State

  var firstName = ""
  var lastName = ""

  init(dataStore: ContactDataStore) {
    self.dataStore = dataStore
  }

  // MARK: Use cases

  func addContact() throws(ContactError) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    try dataStore.add(draft.validated())
  }
}
