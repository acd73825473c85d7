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

  /// Forgets what was typed and refused: the interactor is made once, and the screen is shown many times.
  func reset() {
    firstName = ""
    lastName = ""
    error = nil
    isErrorNew = false
  }

  /// - Returns: the contact that was stored, nil if none was.
  func addContact() -> Contact? {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      return try dataStore.add(draft.validated())
    } catch {
      self.error = error
      isErrorNew = true
      return nil
    }
  }
}
