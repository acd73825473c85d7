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
  /// Why the name was not stored, nil where it was.
  private(set) var error: ContactError?
  /// Whether a person has yet to hear of the error.
  var isErrorNew = false

  init(dataStore: ContactDataStore) {
    self.dataStore = dataStore
  }

  // MARK: Use cases

  /// - Returns: whether the contact was stored.
  func addContact() -> Bool {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      try dataStore.add(draft.validated())
      return true
    } catch {
      self.error = error
      isErrorNew = true
      return false
    }
  }
}
