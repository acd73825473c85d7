import ContactsDomain
import Observation

/// The use case of the Add screen, and the state that the screen shows.
///
/// What is typed is state like any other, bound both ways and not passed at Done: what the screen holds can be read, and
/// tested, without it.
@Observable
final class AddContactInteractor {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository

  // MARK: State

  private(set) var firstName = ""
  private(set) var lastName = ""

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

  /// The contact that was added; nil if none was, and then the error is told.
  func addContact() -> Contact? {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      return try repository.add(draft.validated())
    } catch {
      onError(error)
      return nil
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onError: (ContactError) -> Void = { _ in }
}
