import ContactsDomain
import Observation

/// The use case of the Add screen, and the state that the screen shows.
@Observable
final class AddContactInteractor {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository

  // MARK: State

  private(set) var firstName = ""
  private(set) var lastName = ""
  private(set) var error: ContactError?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func firstNameChanged(_ text: String) {
    firstName = text
  }

  func lastNameChanged(_ text: String) {
    lastName = text
  }

  /// The contact that was added; nil if none was, and then there is an error.
  func addContact() -> Contact? {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      return try repository.add(draft.validated())
    } catch {
      self.error = error
      return nil
    }
  }

  func errorDismissed() {
    error = nil
  }
}
