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

  /// Forgets what was typed: the interactor is made once, and the screen is shown many times.
  func reset() {
    firstName = ""
    lastName = ""
  }

  /// - Returns: the contact that was stored.
  func addContact() throws(ContactError) -> Contact {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    return try dataStore.add(draft.validated())
  }
}
